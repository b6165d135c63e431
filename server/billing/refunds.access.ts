import { randomUUID } from 'node:crypto'
import type { AccessCalls } from '../testing/access/access-call.ts'
import { addPaidByCard } from '../testing/access/access-subscriptions.ts'
import type { AccessWorld } from '../testing/access/access-world.ts'
import type { refundsOperations } from './refunds.operations.ts'

/** Each call gives back a payment of its own. */
export function refundsCalls(world: AccessWorld): AccessCalls<typeof refundsOperations> {
  const refunded = { amount_cents: 100, reason: 'Too much was taken' }
  return {
    refundPayment: async (actor, whose) => {
      const { invoice_uuid, payment_uuid } = await addPaidByCard(world, actor, whose)
      return {
        path: `/invoices/${invoice_uuid}/payment/refund`,
        key: randomUUID(),
        body: { payment_uuid, ...refunded },
      }
    },
    refundCredit: async (actor, whose) => {
      const { client_uuid, payment_uuid } = await addPaidByCard(world, actor, whose, 100)
      return { path: `/client/${client_uuid}/credit/refund`, key: randomUUID(), body: { payment_uuid, ...refunded } }
    },
  }
}
