import type { QueryClient } from '@tanstack/react-query'

/** Asks again for everything shown about UTM records. */
export function reloadUtms(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('attribution.') })
}
