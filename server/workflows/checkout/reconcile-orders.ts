import { attemptItem } from '../../platform/jobs/failing-items.ts'
import type { CardProcessor } from '../../platform/payments/card-processor.ts'
import { renewalQueue } from '../renewals/renewal-queues.ts'
import { findCharge } from './charge-order.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { expireHeld, giveUpOrder } from './give-up-order.ts'
import { ordersToAsk, putOff, type OrderToAsk } from './orders-to-ask.ts'
import { applyResult, orderOf } from './pursue-order.ts'

/** After so many without an answer, one after the other, the processor is away for everybody: the rest waits a minute. */
const mostUnanswered = 3

/** Settles an order by what the processor says, or gives it up once its time is over. False: no answer came. */
async function ask(parts: CheckoutParts, processor: CardProcessor, order: OrderToAsk): Promise<boolean> {
  const { uuid, held_until, settled_date } = order
  if (settled_date !== null || parts.clock.now() >= held_until) return giveUpOrder(parts, processor, uuid)
  const result = await findCharge(parts, processor, uuid)
  await applyResult(parts, processor, uuid, result)
  return result.state !== 'away'
}

/**
 * Settles the orders that a crash, a lost reply or a person who went away has left: each minute and at the start, each
 * with pauses that grow. An order that was never charged is never charged by itself: nobody is there who still wants it.
 * One that throws holds up none of the others.
 */
export async function reconcileOrders(parts: CheckoutParts): Promise<void> {
  const { processor } = parts
  const failing = renewalQueue(parts, 'checkout.order')
  let unanswered = 0
  for (const order of await ordersToAsk(parts, failing.queue)) {
    await attemptItem(failing, order.uuid, async () => {
      if (order.state === 'held') return expireHeld(parts, order.uuid)
      if (processor === null || unanswered === mostUnanswered) return
      await putOff(parts, order)
      unanswered = (await ask(parts, processor, order)) ? 0 : unanswered + 1
    })
  }
}

/** An event of the processor: a reason to ask it what is true now, whatever the event says and however late it comes. */
export async function settleOrderCharge(parts: CheckoutParts, key: string): Promise<boolean> {
  const { processor } = parts
  const order = await orderOf(parts, key)
  if (!order || processor === null || order.state === 'paid') return order !== undefined
  await applyResult(parts, processor, key, await findCharge(parts, processor, key))
  return true
}
