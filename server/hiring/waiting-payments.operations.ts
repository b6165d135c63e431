import { cancelPaymentOperation } from './waiting-payments/cancel-payment.ts'
import { getWaitingPaymentOperation } from './waiting-payments/get-waiting-payment.ts'
import { listWaitingPaymentsOperation } from './waiting-payments/list-waiting-payments.ts'
import { checkoutDeps, type CheckoutPlatform } from './checkout/checkout-deps.ts'
import { renewalDeps } from '../billing/charges/renewal-deps.ts'

/** Payments that have begun and wait: told of, taken up again, cancelled. */
export function waitingPaymentsOperations(platform: CheckoutPlatform) {
  const deps = { checkout: checkoutDeps(platform), renewals: renewalDeps(platform) }
  return {
    listWaitingPayments: listWaitingPaymentsOperation(deps),
    getWaitingPayment: getWaitingPaymentOperation(deps),
    cancelPayment: cancelPaymentOperation(deps),
  }
}
