import { randomUUID } from 'node:crypto'
import { settableClock } from '../../platform/clock/clock.ts'
import type { AccessCalls } from '../../testing/access/access-call.ts'
import { addUnpaid, addPaidByCard, begun } from '../../testing/access/access-subscriptions.ts'
import { absentUuid, ofCompany, type AccessWorld } from '../../testing/access/access-world.ts'
import { addTestCard } from '../../testing/rows/add-test-card.ts'
import type { invoicePaymentsOperations } from './invoice-payments.operations.ts'

/** Each call pays an invoice of its own. */
export async function invoicePaymentsCalls(world: AccessWorld): Promise<AccessCalls<typeof invoicePaymentsOperations>> {
  const { database, clients } = world
  const cards = new Map<string, string>()
  for (const client_uuid of Object.values(clients)) {
    const card = await addTestCard(database, { client_uuid, token: 'tok_visa', clock: settableClock(begun) })
    cards.set(client_uuid, card)
  }

  /** Kept again: calls about cards take away those of others. */
  async function cardOf(client_uuid: string): Promise<string> {
    const uuid = cards.get(client_uuid) ?? absentUuid
    await database.kysely.updateTable('credit_cards').set({ removed_date: null }).where('uuid', '=', uuid).execute()
    return uuid
  }

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
