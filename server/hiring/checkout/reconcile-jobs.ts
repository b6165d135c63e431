import type { OnProcessorEvent } from '../../billing/processor/processor-events.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { CheckoutDeps } from './checkout-deps.ts'
import { reconcileOrders, settleOrderCharge } from './reconcile-orders.ts'

/** Orders that nobody waits for any more are settled each minute. */
export function scheduleReconciliation(jobs: Jobs, deps: CheckoutDeps): void {
  jobs.every('checkout.reconcile', '* * * * *', () => reconcileOrders(deps))
}

/** And once at the start: what the last process left. The start doesn't wait for it. */
export function reconcileAtStart(deps: CheckoutDeps): void {
  reconcileOrders(deps).catch((error: unknown) => deps.log.warn({ err: error }, 'open orders wait for the next minute'))
}

/** What the processor tells of an order's charge. */
export function onOrderCharge(deps: CheckoutDeps): OnProcessorEvent {
  return async ({ charge }) => {
    if (charge !== null) await settleOrderCharge(deps, charge.key)
  }
}
