import { cancelPaymentOperation } from '../workflows/waiting-payments/cancel-payment.ts'
import { getWaitingPaymentOperation } from '../workflows/waiting-payments/get-waiting-payment.ts'
import { listWaitingPaymentsOperation } from '../workflows/waiting-payments/list-waiting-payments.ts'
import { checkoutParts } from './checkout-operations.ts'
import { renewalParts } from './subscription-operations.ts'

type Given = Parameters<typeof checkoutParts>[0] & Parameters<typeof renewalParts>[0]

/** Payments that have begun and wait: told of, taken up again, cancelled. */
export function waitingPaymentOperations(given: Given) {
  const parts = { checkout: checkoutParts(given), renewals: renewalParts(given) }
  return {
    listWaitingPayments: listWaitingPaymentsOperation(parts),
    getWaitingPayment: getWaitingPaymentOperation(parts),
    cancelPayment: cancelPaymentOperation(parts),
  }
}
