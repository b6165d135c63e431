import type { Jobs } from '../platform/jobs/jobs.ts'
import { admitCodesBy } from '../features/promotions/admit-codes.ts'
import type { OnProcessorEvent } from '../features/payments/processor-events.ts'
import { getAgreementOperation } from '../workflows/checkout/get-agreement.ts'
import { checkoutOperation } from '../workflows/checkout/checkout.ts'
import type { CheckoutDeps } from '../workflows/checkout/checkout-deps.ts'
import { getCheckoutConfirmationOperation } from '../workflows/checkout/get-checkout-confirmation.ts'
import { getOrderOperation } from '../workflows/checkout/get-order.ts'
import { quoteCheckoutOperation } from '../workflows/checkout/quote-checkout.ts'
import { reconcileOrders, settleOrderCharge } from '../workflows/checkout/reconcile-orders.ts'
import { sendCheckoutEmailOperation } from '../workflows/checkout/send-checkout-email.ts'
import type { Throttle } from '../platform/throttle/throttle.ts'
import type { Configuration } from './configuration.ts'

type Given = Omit<CheckoutDeps, 'brand' | 'publicUrl' | 'supplier' | 'support'> & {
  readonly configuration: Pick<Configuration, 'brand' | 'publicUrl' | 'supplier' | 'links'>
}

/** What a checkout needs, for its operations, its jobs and what else settles orders. */
export function checkoutDeps({ configuration, database, clock, log, processor }: Given): CheckoutDeps {
  const { brand, publicUrl, supplier, links } = configuration
  return { database, clock, log, processor, brand, publicUrl, supplier, support: links.client_support }
}

/** From a draft to a paid subscription. */
export function checkoutOperations({
  throttle,
  ...given
}: Given & { readonly throttle: Throttle; readonly configuration: Pick<Configuration, 'promotionCodes'> }) {
  const deps = checkoutDeps(given)
  const admitCodes = admitCodesBy({ throttle, limit: given.configuration.promotionCodes })
  return {
    quoteCheckout: quoteCheckoutOperation({ ...deps, admitCodes }),
    checkout: checkoutOperation({ ...deps, admitCodes }),
    getOrder: getOrderOperation(deps),
    getCheckoutConfirmation: getCheckoutConfirmationOperation(deps.database),
    getAgreement: getAgreementOperation(deps.database),
    sendCheckoutEmail: sendCheckoutEmailOperation(deps),
  }
}

/** Orders that nobody waits for any more are settled each minute. */
export function scheduleReconciliation(jobs: Jobs, given: Given): void {
  const deps = checkoutDeps(given)
  jobs.every('checkout.reconcile', '* * * * *', () => reconcileOrders(deps))
}

/** And once at the start: what the last process left. The start doesn't wait for it. */
export function reconcileAtStart(given: Given): void {
  reconcileOrders(checkoutDeps(given)).catch((error: unknown) =>
    given.log.warn({ err: error }, 'open orders wait for the next minute'),
  )
}

/** What the processor tells of an order's charge. */
export function onOrderCharge(given: Given): OnProcessorEvent {
  const deps = checkoutDeps(given)
  return async ({ charge }) => {
    if (charge !== null) await settleOrderCharge(deps, charge.key)
  }
}
