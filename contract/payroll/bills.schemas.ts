import { bankAccount } from './banking/bank-account.routes.ts'
import { bill, billLine } from './bills/bill.routes.ts'
import { payout, payoutSummary } from './payouts/payout.routes.ts'
import { taxDetails, taxIdentity, taxNumber } from './taxes/tax.routes.ts'

/** The names that schemas which the feature’s operations share have in the OpenAPI document. */
export const billsSchemas = {
  BankAccount: bankAccount,
  Bill: bill,
  BillLine: billLine,
  Payout: payout,
  PayoutSummary: payoutSummary,
  SupplierTaxNumber: taxNumber,
  TaxDetails: taxDetails,
  TaxIdentity: taxIdentity,
}
