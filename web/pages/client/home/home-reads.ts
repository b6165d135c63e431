import { mayDo } from '@talentplace/contract/accounts/colleague-role'
import type { SessionUser } from '@talentplace/contract/accounts/sessions/session.routes'
import { cardsRead } from '../../../accounts/cards/cards-read.ts'
import { recentReads } from '../../../core/notifications/recent-reads.ts'
import { firstRead, type FirstRead } from '../../../platform/api/first-read.ts'
import type { Input } from '../../../platform/api/operation-types.ts'

/** The subscriptions that run or begin, with the hours of those that run. */
export const openSubscriptions = (uuid: string): Input<'projects.getOpenSubscriptions'> => ({ params: { uuid } })

/** What may have to be paid, the longest due first. */
export const openInvoices: Input<'invoices.listInvoices'> = {
  query: { open: true, pagination: { limit: 20, sortBy: ['due_date'], sortDesc: [false] } },
}

/** What a client's home shows first, with what only those with a subscription see: they would wait a round for it. */
export function clientHomeReads(user: SessionUser | null): FirstRead[] {
  const uuid = user?.client_uuid ?? null
  const ofSubscriptions =
    uuid === null
      ? []
      : [
          firstRead('projects.getOpenSubscriptions', openSubscriptions(uuid)),
          ...(mayDo(user?.colleague_role, 'money') ? [firstRead('invoices.listInvoices', openInvoices)] : []),
          ...(user?.is_primary_contact === 'true' ? [cardsRead(uuid)] : []),
        ]
  return [firstRead('operations.getClientHome', {}), ...recentReads(), ...ofSubscriptions]
}
