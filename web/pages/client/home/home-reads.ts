import type { SessionUser } from '@talentplace/contract/accounts/sessions/session.routes'
import { recentReads } from '../../../features/notifications/use-notifications.ts'
import { firstRead, type FirstRead } from '../../../platform/api/query.ts'
import type { Input } from '../../../platform/api/operation-types.ts'

type Projects = Input<'projects.listClientProjects'>

/** How many of the subscriptions that run are shown. */
export const shownCurrent = 3

/** The subscriptions that run, those with the fewest days left first. */
export const currentProjects = (uuid: string): Projects => ({
  params: { uuid },
  query: { classification: 'current', pagination: { limit: shownCurrent } },
})

/** The subscriptions that are paid for and haven't begun yet. */
export const upcomingProjects = (uuid: string): Projects => ({
  params: { uuid },
  query: { classification: 'upcoming', pagination: { limit: 100 } },
})

/** The latest subscriptions, begun or not. */
export const latestProjects = (uuid: string): Projects => ({ params: { uuid }, query: { pagination: { limit: 20 } } })

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
          ...[currentProjects(uuid), upcomingProjects(uuid), latestProjects(uuid)].map((input) =>
            firstRead('projects.listClientProjects', input),
          ),
          firstRead('invoices.listInvoices', openInvoices),
        ]
  return [firstRead('operations.getClientHome', {}), ...recentReads(), ...ofSubscriptions]
}
