import { cancelPaymentOperation } from '../workflows/waiting-payments/cancel-payment.ts'
import { getWaitingPaymentOperation } from '../workflows/waiting-payments/get-waiting-payment.ts'
import { listWaitingPaymentsOperation } from '../workflows/waiting-payments/list-waiting-payments.ts'
import { checkoutDeps } from './checkout-operations.ts'
import { renewalDeps } from './subscription-operations.ts'

type Given = Parameters<typeof checkoutDeps>[0] & Parameters<typeof renewalDeps>[0]

/** Payments that have begun and wait: told of, taken up again, cancelled. */
export function waitingPaymentOperations(given: Given) {
  const deps = { checkout: checkoutDeps(given), renewals: renewalDeps(given) }
  return {
    listWaitingPayments: listWaitingPaymentsOperation(deps),
    getWaitingPayment: getWaitingPaymentOperation(deps),
    cancelPayment: cancelPaymentOperation(deps),
  }
}
