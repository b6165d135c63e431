import type { QueryClient } from '@tanstack/react-query'

/** Asks again for everything shown about prices and taxes. */
export function reloadPrices(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('prices.') })
}
