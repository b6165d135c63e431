import type { QueryClient } from '@tanstack/react-query'
import { useApi } from '../../platform/api/query.ts'
import type { Reply } from '../../platform/api/operation-types.ts'
import { useMayDo } from '../../platform/session/use-may-do.ts'

export type WaitingPayment = Reply<'checkout.listWaitingPayments'>['payments'][number]

/**
 * What of the client's payments waits; open pages ask again when they hear that something has happened.
 * @param enabled false for whoever isn't a client's
 */
export function useWaitingPayments({ enabled = true }: { enabled?: boolean } = {}) {
  const pays = useMayDo('money')
  return useApi('checkout.listWaitingPayments', {}, { enabled: enabled && pays })
}

/** What a payment that is decided changes on the pages of its client. */
const aboutPayments = /^(checkout|invoices|projects)\./

export function reloadPayments(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => aboutPayments.test(String(queryKey[0])) })
}
