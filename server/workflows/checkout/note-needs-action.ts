import { orderStates } from '@talentplace/contract/checkout/order.states'
import { announceToContacts } from '../../features/clients/announce-to-contacts.ts'
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
    await transaction
      .updateTable('charges')
      .set({ state: 'needs_action', processor_charge_id })
      .where('uuid', '=', order_uuid)
      .execute()
    await announceToContacts(transaction, order.client_uuid)
  })
}
