import { randomUUID } from 'node:crypto'
import { madePayout, payableBill, releasedPayout, sentLine } from '../testing/access/access-payouts.ts'
import type { AccessCalls } from '../testing/access/access-call.ts'
import type { AccessWorld } from '../testing/access/access-world.ts'
import type { payoutsOperations } from './payouts.operations.ts'

/** Each call is about a payout of its own, made by someone else. */
export function payoutsCalls(world: AccessWorld): AccessCalls<typeof payoutsOperations> {
  return {
    createPayout: async () => {
      await payableBill(world)
      return { path: '/payouts', key: randomUUID(), body: { currency: 'cad', payment_date: '2026-11-23' } }
    },
    releasePayout: async (_actor, whose) => ({
      path: `/payouts/${await madePayout(world, whose)}/release`,
      body: { version: 1 },
    }),
    discardPayout: async (_actor, whose) => ({
      path: `/payouts/${await madePayout(world, whose)}/discard`,
      body: { version: 1 },
    }),
    sendPayout: async (_actor, whose) => ({
      path: `/payouts/${await releasedPayout(world, whose)}/sent`,
      body: { version: 2 },
    }),
    confirmPayout: async (_actor, whose) => ({
      path: `/payouts/${(await sentLine(world, whose)).payout}/confirm`,
      body: { version: 3, date: '2026-11-20' },
    }),
    settlePayoutLine: async (_actor, whose) => {
      const { payout, bill } = await sentLine(world, whose)
      return {
        path: `/payouts/${payout}/lines/${bill}`,
        body: { version: 3, state: 'returned', date: '2026-11-20', reason: 'Account closed' },
      }
    },
  }
}
