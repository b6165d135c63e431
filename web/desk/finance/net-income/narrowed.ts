import { useMemo } from 'react'
import { useLocation } from 'react-router'

/** What the address narrows the report to; it has no field of its own, figures and names lead there. */
export interface Narrowed {
  readonly client_uuid?: string
  readonly project_uuid?: string
  readonly virtualassistant_uuid?: string
}

const things = ['client_uuid', 'project_uuid', 'virtualassistant_uuid'] as const
const known = /^(none|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/

export function useNarrowed(): Narrowed {
  const { search } = useLocation()
  return useMemo(() => {
    const parameters = new URLSearchParams(search)
    const given = things.flatMap((thing) => {
      const value = parameters.get(thing)
      return value !== null && known.test(value) ? [[thing, value] as const] : []
    })
    return Object.fromEntries(given)
  }, [search])
}
