import type { Jobs } from '../platform/jobs/jobs.ts'
import { admitCodesBy } from '../features/promotions/admit-codes.ts'
import type { OnProcessorEvent } from '../features/payments/processor-events.ts'
import { getAgreementOperation } from '../workflows/checkout/agreement/get-agreement.ts'
import { checkoutOperation } from '../workflows/checkout/checkout.ts'
import type { CheckoutParts } from '../workflows/checkout/checkout-parts.ts'
import { getCheckoutConfirmationOperation } from '../workflows/checkout/get-confirmation.ts'
import { getOrderOperation } from '../workflows/checkout/get-order.ts'
import { quoteCheckoutOperation } from '../workflows/checkout/quote-checkout.ts'
import { reconcileOrders, settleOrderCharge } from '../workflows/checkout/reconcile-orders.ts'
import { sendCheckoutEmailOperation } from '../workflows/checkout/send-checkout-email.ts'
import type { Throttle } from '../platform/throttle/throttle.ts'
import type { Configuration } from './configuration.ts'

type Given = Omit<CheckoutParts, 'brand' | 'publicUrl' | 'supplier' | 'support'> & {
  readonly configuration: Pick<Configuration, 'brand' | 'publicUrl' | 'supplier' | 'links'>
}

/** What a checkout needs, for its operations, its jobs and what else settles orders. */
export function checkoutParts({ configuration, database, clock, log, processor }: Given): CheckoutParts {
  const { brand, publicUrl, supplier, links } = configuration
  return { database, clock, log, processor, brand, publicUrl, supplier, support: links.client_support }
}

/** From a draft to a paid subscription. */
export function checkoutOperations({
  throttle,
  ...given
}: Given & { readonly throttle: Throttle; readonly configuration: Pick<Configuration, 'promotionCodes'> }) {
  const parts = checkoutParts(given)
  const admitCodes = admitCodesBy({ throttle, limit: given.configuration.promotionCodes })
  return {
    quoteCheckout: quoteCheckoutOperation({ ...parts, admitCodes }),
    checkout: checkoutOperation({ ...parts, admitCodes }),
    getOrder: getOrderOperation(parts),
    getCheckoutConfirmation: getCheckoutConfirmationOperation(parts.database),
    getAgreement: getAgreementOperation(parts.database),
    sendCheckoutEmail: sendCheckoutEmailOperation(parts),
  }
}

/** Orders that nobody waits for any more are settled each minute. */
export function scheduleReconciliation(jobs: Jobs, given: Given): void {
  const parts = checkoutParts(given)
  jobs.every('checkout.reconcile', '* * * * *', () => reconcileOrders(parts))
}

/** And once at the start: what the last process left. The start doesn't wait for it. */
export function reconcileAtStart(given: Given): void {
  reconcileOrders(checkoutParts(given)).catch((error: unknown) =>
    given.log.warn({ err: error }, 'open orders wait for the next minute'),
  )
}

/** What the processor tells of an order's charge. */
export function onOrderCharge(given: Given): OnProcessorEvent {
  const parts = checkoutParts(given)
  return async ({ charge }) => {
    if (charge !== null) await settleOrderCharge(parts, charge.key)
  }
}
