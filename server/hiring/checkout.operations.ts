import { listSignedAgreementsOperation } from './checkout/list-signed-agreements.ts'
import { checkoutOperation } from './checkout/checkout.ts'
import { getAgreementOperation } from './checkout/get-agreement.ts'
import { getCheckoutConfirmationOperation } from './checkout/get-checkout-confirmation.ts'
import { getOrderOperation } from './checkout/get-order.ts'
import { quoteCheckoutOperation } from './checkout/quote-checkout.ts'
import { sendCheckoutEmailOperation } from './checkout/send-checkout-email.ts'
import { admitCodesBy } from '../billing/promotions/admit-codes.ts'
import { checkoutDeps, type CheckoutPlatform } from './checkout/checkout-deps.ts'
import type { Limit, Throttle } from '../platform/throttle/throttle.ts'

/** From a draft to a paid subscription. */
export function checkoutOperations(
  platform: CheckoutPlatform & {
    readonly throttle: Throttle
    readonly configuration: { readonly promotionCodes: Limit }
  },
) {
  const deps = checkoutDeps(platform)
  const admitCodes = admitCodesBy({ throttle: platform.throttle, limit: platform.configuration.promotionCodes })
  return {
    quoteCheckout: quoteCheckoutOperation({ ...deps, admitCodes }),
    checkout: checkoutOperation({ ...deps, admitCodes }),
    getOrder: getOrderOperation(deps),
    getCheckoutConfirmation: getCheckoutConfirmationOperation(deps.database),
    getAgreement: getAgreementOperation(deps.database),
    listSignedAgreements: listSignedAgreementsOperation(deps.database),
    sendCheckoutEmail: sendCheckoutEmailOperation(deps),
  }
}
