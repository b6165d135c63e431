import { chargeStates } from '@talentplace/contract/billing/processor/charge.states'
import { orderStates } from '@talentplace/contract/hiring/checkout/order.states'
import { announceToContacts } from '../../accounts/clients/announce-to-contacts.ts'
import type { CardProcessor } from '../../platform/payments/card-processor.ts'
import { chargeOrder, findCharge, type KnownResult } from './charge-order.ts'
import type { CheckoutDeps } from './checkout-deps.ts'
import { lockOrder, type OrderRow } from './lock-order.ts'
import { declineOrder } from './expire-order.ts'
import { settlePaid } from './settle-order.ts'

export interface OrderNow {
  readonly order: OrderRow
  /** What the browser confirms with the bank; null unless the bank asks. */
  readonly client_secret: string | null
}

export function orderOf({ database }: Pick<CheckoutDeps, 'database'>, uuid: string): Promise<OrderRow | undefined> {
  return database.kysely.selectFrom('orders').selectAll().where('uuid', '=', uuid).executeTakeFirst()
}

/** The bank wants the person's word first. */
async function noteNeedsAction({ database }: CheckoutDeps, order_uuid: string, processor_charge_id: string) {
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

/** Keeps what became of an order's charge. Told again, late or out of order it changes nothing twice. */
export async function applyResult(
  deps: CheckoutDeps,
  processor: CardProcessor,
  order_uuid: string,
  result: KnownResult,
): Promise<void> {
  if (result.state === 'succeeded') await settlePaid(deps, order_uuid, result)
  else if (result.state === 'declined') await declineOrder(deps, processor, order_uuid, result)
  else if (result.state === 'needs_action') await noteNeedsAction(deps, order_uuid, result.processor_charge_id)
}

async function orderNow(deps: CheckoutDeps, uuid: string, result?: KnownResult): Promise<OrderNow> {
  const order = await orderOf(deps, uuid)
  if (!order) throw new Error(`Order ${uuid} is gone`)
  const asks = order.state === 'needs_action' && result?.state === 'needs_action'
  return { order, client_secret: asks ? result.client_secret : null }
}

/** Takes an order as far as it can be taken at this moment: charges it once, and settles what is known of that. */
export async function payOrder(deps: CheckoutDeps, processor: CardProcessor, uuid: string): Promise<OrderNow> {
  const order = await orderOf(deps, uuid)
  if (order?.settled_date !== null) return orderNow(deps, uuid)
  // Nothing, or less than a card can be charged: never sent, and collected with the next invoice.
  if (order.total_cents < processor.minimumCents(order.currency)) {
    await settlePaid(deps, uuid, null)
    return orderNow(deps, uuid)
  }
  const result = await chargeOrder(deps, processor, uuid)
  await applyResult(deps, processor, uuid, result)
  return orderNow(deps, uuid, result)
}

/** What became of an order, asking the processor if need be but never for money. */
export async function followOrder(
  deps: CheckoutDeps,
  processor: CardProcessor | null,
  order: OrderRow,
): Promise<OrderNow> {
  if (processor === null || !orderStates.is('asked', order.state)) return { order, client_secret: null }
  const result = await findCharge(deps, processor, order.uuid)
  await applyResult(deps, processor, order.uuid, result)
  return orderNow(deps, order.uuid, result)
}
