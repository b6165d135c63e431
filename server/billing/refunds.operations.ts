import { refundCreditOperation } from './refunds/refund-credit.ts'
import { refundPaymentOperation } from './refunds/refund-payment.ts'
import { refundDeps, type RefundPlatform } from './refunds/refund-deps.ts'

/** Money that staff give back. */
export function refundsOperations(platform: RefundPlatform) {
  const deps = refundDeps(platform)
  return {
    refundPayment: refundPaymentOperation(deps),
    refundCredit: refundCreditOperation(deps),
  }
}
