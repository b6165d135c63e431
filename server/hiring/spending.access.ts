import type { AccessCalls } from '../testing/access/access-call.ts'
import { addUnpaid } from '../testing/access/access-subscriptions.ts'
import { addSpendingRequest } from '../testing/access/access-spending.ts'
import { ofCompany, type AccessWorld } from '../testing/access/access-world.ts'
import type { spendingOperations } from './spending.operations.ts'

/** What Maple's and Birch's colleagues ask for is above a limit that no other call reaches. */
export function spendingCalls(world: AccessWorld): AccessCalls<typeof spendingOperations> {
  const { clients, projects, people, database } = world
  return {
    saveOverage: async (actor, whose) => ({
      path: `/project/${(await addUnpaid(world, actor, whose)).uuid}/overage`,
      // `as_needed` is above any limit, so that a colleague would have to ask.
      body: { policy: 'up_to', hours: 1 },
    }),
    acceptOverLimit: async (actor, whose) => ({
      path: '/time/overLimit',
      body: { project_uuid: (await addUnpaid(world, actor, whose)).uuid },
    }),
    askToSpend: async (actor, whose) => {
      await database.pool.query(
        `insert into spending_limits (client_uuid, above_cents, set_by, set_date)
         select unnest($1::uuid[]), 1000000, $2, now() on conflict (client_uuid) do nothing`,
        [[clients.maple, clients.birch], people.get('primary contact')],
      )
      const wish = { kind: 'checkout', amount_cents: 1_000_001, currency: 'cad' }
      return { path: '/client/spending/requests', body: { ...wish, project_uuid: ofCompany(projects, actor, whose) } }
    },
    decideSpending: async (actor, whose) => ({
      path: `/client/spending/requests/${await addSpendingRequest(world, actor, whose)}`,
      body: { state: 'declined', note: 'Next month' },
    }),
  }
}
