import type { QueryClient } from '@tanstack/react-query'

/** Asks again for everything shown about promotions. */
export function reloadPromotions(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('promotions.') })
}
