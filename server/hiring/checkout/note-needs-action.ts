import { orderStates } from '@talentplace/contract/hiring/checkout/order.states'
import { chargeStates } from '@talentplace/contract/billing/processor/charge.states'
import { announceToContacts } from '../../accounts/clients/announce-to-contacts.ts'
import type { CheckoutDeps } from './checkout-deps.ts'
import { lockOrder } from './lock-order.ts'

/** The bank wants the person's word first. */
export async function noteNeedsAction({ database }: CheckoutDeps, order_uuid: string, processor_charge_id: string) {
  await database.kysely.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, order_uuid)
    if (order.state !== 'charging') return
    // An event tells of the person's word, or their page asks: the job gives the order up when its time is over.
    await transaction
      .updateTable('orders')
      .set({ state: orderStates.step(order.state, 'needs_action', 'system'), next_ask_date: order.held_until })
      .where('uuid', '=', order_uuid)
      .execute()
    const { from, to } = chargeStates.stepTo('needs_action', 'system')
    await transaction
      .updateTable('charges')
      .set({ state: to, processor_charge_id })
      .where('uuid', '=', order_uuid)
      .where('state', 'in', from)
      .execute()
    await announceToContacts(transaction, order.client_uuid)
  })
}
