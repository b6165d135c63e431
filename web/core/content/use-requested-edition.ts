import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'

const changesWithTheAddress = () => () => undefined

/** The edition an address asks for by `?version=`; null in the served page, which is the same for every address. */
export function useRequestedEdition(): string | null {
  const [query] = useSearchParams()
  return useSyncExternalStore(
    changesWithTheAddress,
    () => query.get('version'),
    () => null,
  )
}
