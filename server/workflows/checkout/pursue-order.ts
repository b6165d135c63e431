import type { CardProcessor } from '../../platform/payments/card-processor.ts'
import { chargeOrder, findCharge, type KnownResult } from './charge-order.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import type { OrderRow } from './lock-order.ts'
import { settleDeclined } from './give-up-order.ts'
import { noteNeedsAction } from './note-needs-action.ts'
import { settlePaid } from './settle-order.ts'

export interface OrderNow {
  readonly order: OrderRow
  /** What the browser confirms with the bank; null unless the bank asks. */
  readonly client_secret: string | null
}

export function orderOf({ database }: Pick<CheckoutParts, 'database'>, uuid: string): Promise<OrderRow | undefined> {
  return database.kysely.selectFrom('orders').selectAll().where('uuid', '=', uuid).executeTakeFirst()
}

/** Keeps what became of an order's charge. Told again, late or out of order it changes nothing twice. */
export async function applyResult(
  parts: CheckoutParts,
  processor: CardProcessor,
  order_uuid: string,
  result: KnownResult,
): Promise<void> {
  if (result.state === 'succeeded') await settlePaid(parts, order_uuid, result)
  else if (result.state === 'declined') await settleDeclined(parts, processor, order_uuid, result)
  else if (result.state === 'needs_action') await noteNeedsAction(parts, order_uuid, result.processor_charge_id)
}

async function orderNow(parts: CheckoutParts, uuid: string, result?: KnownResult): Promise<OrderNow> {
  const order = await orderOf(parts, uuid)
  if (!order) throw new Error(`Order ${uuid} is gone`)
  const asks = order.state === 'needs_action' && result?.state === 'needs_action'
  return { order, client_secret: asks ? result.client_secret : null }
}

/** Takes an order as far as it can be taken at this moment: charges it once, and settles what is known of that. */
export async function payOrder(parts: CheckoutParts, processor: CardProcessor, uuid: string): Promise<OrderNow> {
  const order = await orderOf(parts, uuid)
  if (order?.settled_date !== null) return orderNow(parts, uuid)
  // Nothing, or less than a card can be charged: never sent, and collected with the next invoice.
  if (order.total_cents < processor.minimumCents(order.currency)) {
    await settlePaid(parts, uuid, null)
    return orderNow(parts, uuid)
  }
  const result = await chargeOrder(parts, processor, uuid)
  await applyResult(parts, processor, uuid, result)
  return orderNow(parts, uuid, result)
}

/** What became of an order, asking the processor if need be but never for money. */
export async function followOrder(
  parts: CheckoutParts,
  processor: CardProcessor | null,
  order: OrderRow,
): Promise<OrderNow> {
  if (processor === null || !['charging', 'needs_action'].includes(order.state)) return { order, client_secret: null }
  const result = await findCharge(parts, processor, order.uuid)
  await applyResult(parts, processor, order.uuid, result)
  return orderNow(parts, order.uuid, result)
}
