import { cancelPaymentOperation } from './cancel-payment.ts'
import { getWaitingPaymentOperation } from './get-waiting-payment.ts'
import { listWaitingPaymentsOperation } from './list-waiting-payments.ts'
import { checkoutDeps, type CheckoutPlatform } from '../checkout/checkout-deps.ts'
import { renewalDeps } from '../renewals/renewal-deps.ts'

/** Payments that have begun and wait: told of, taken up again, cancelled. */
export function waitingPaymentsOperations(platform: CheckoutPlatform) {
  const deps = { checkout: checkoutDeps(platform), renewals: renewalDeps(platform) }
  return {
    listWaitingPayments: listWaitingPaymentsOperation(deps),
    getWaitingPayment: getWaitingPaymentOperation(deps),
    cancelPayment: cancelPaymentOperation(deps),
  }
}
