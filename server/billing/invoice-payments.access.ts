import { randomUUID } from 'node:crypto'
import type { AccessCalls } from '../testing/access/access-call.ts'
import { addCards } from '../testing/access/access-cards.ts'
import { addUnpaid, addPaidByCard } from '../testing/access/access-subscriptions.ts'
import { ofCompany, type AccessWorld } from '../testing/access/access-world.ts'
import type { invoicePaymentsOperations } from './invoice-payments.operations.ts'

/** Each call pays an invoice of its own. */
export async function invoicePaymentsCalls(world: AccessWorld): Promise<AccessCalls<typeof invoicePaymentsOperations>> {
  const { clients } = world
  const cardOf = await addCards(world)

  return {
    collectPayment: async (actor, whose) => ({
      path: `/invoices/${(await addUnpaid(world, actor, whose)).invoice_uuid}/payment/collect`,
      key: randomUUID(),
      body: { card_uuid: await cardOf(ofCompany(clients, actor, whose)) },
    }),
    addPayment: async (actor, whose) => ({
      path: `/invoices/${(await addUnpaid(world, actor, whose)).invoice_uuid}/payment/add`,
      key: randomUUID(),
      body: { method: 'transfer', amount_cents: 100, paid_date: '2026-11-19' },
    }),
    useCredit: async (actor, whose) => {
      if (whose !== 'absent') await addPaidByCard(world, actor, whose, 100)
      const { invoice_uuid } = await addUnpaid(world, actor, whose)
      return { path: `/invoices/${invoice_uuid}/payment/credit`, key: randomUUID(), body: { amount_cents: 100 } }
    },
  }
}
