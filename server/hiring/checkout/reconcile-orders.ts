import { attemptItem } from '../../platform/jobs/failing-items.ts'
import type { CardProcessor } from '../../platform/payments/card-processor.ts'
import { renewalQueue } from '../../core/queues/renewal-queues.ts'
import { findCharge } from './charge-order.ts'
import type { CheckoutDeps } from './checkout-deps.ts'
import { expireReserved, expireOrder } from './expire-order.ts'
import { ordersToQuery, putOff, type OrderToQuery } from './orders-to-query.ts'
import { applyResult, orderOf } from './advance-order.ts'

/** After so many without an answer, one after the other, the processor is away for everybody: the rest waits a minute. */
const maxUnanswered = 3

/** Settles an order by what the processor says, or gives it up once its time is over. False: no answer came. */
async function fetchCharge(deps: CheckoutDeps, processor: CardProcessor, order: OrderToQuery): Promise<boolean> {
  const { uuid, held_until, settled_date } = order
  if (settled_date !== null || deps.clock.now() >= held_until) return expireOrder(deps, processor, uuid)
  const result = await findCharge(deps, processor, uuid)
  await applyResult(deps, processor, uuid, result)
  return result.state !== 'away'
}

/**
 * Settles the orders that a crash, a lost reply or a person who went away has left: each minute and at the start, each
 * with pauses that grow. An order that was never charged is never charged by itself: nobody is there who still wants it.
 * One that throws holds up none of the others.
 */
export async function reconcileOrders(deps: CheckoutDeps): Promise<void> {
  const { processor } = deps
  const failing = renewalQueue(deps, 'checkout.order')
  let unanswered = 0
  for (const order of await ordersToQuery(deps, failing.queue)) {
    await attemptItem(failing, order.uuid, async () => {
      if (order.state === 'held') return expireReserved(deps, order.uuid)
      if (processor === null || unanswered === maxUnanswered) return
      await putOff(deps, order)
      unanswered = (await fetchCharge(deps, processor, order)) ? 0 : unanswered + 1
    })
  }
}

/** An event of the processor: a reason to ask it what is true now, whatever the event says and however late it comes. */
export async function settleOrderCharge(deps: CheckoutDeps, key: string): Promise<boolean> {
  const { processor } = deps
  const order = await orderOf(deps, key)
  if (!order || processor === null || order.state === 'paid') return order !== undefined
  await applyResult(deps, processor, key, await findCharge(deps, processor, key))
  return true
}
