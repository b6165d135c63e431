import { addPaymentOperation } from './invoice-payments/add-payment.ts'
import { collectPaymentOperation } from './invoice-payments/collect-payment.ts'
import { useCreditOperation } from './invoice-payments/use-credit.ts'
import { renewalDeps, type RenewalPlatform } from './charges/renewal-deps.ts'

/** What pays an invoice: a card, another way, the client’s credit. */
export function invoicePaymentsOperations(platform: RenewalPlatform) {
  const deps = renewalDeps(platform)
  return {
    collectPayment: collectPaymentOperation(deps),
    addPayment: addPaymentOperation(deps),
    useCredit: useCreditOperation(deps),
  }
}
