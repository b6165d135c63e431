import type { InvoiceParty } from '@talentplace/contract/billing/invoices/invoice.routes'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import type { EncryptionKeys } from '../platform/sealing/encryption-keys.ts'
import { listBankAccountsOperation } from './banking/list-bank-accounts.ts'
import { lookAtBankDetailsOperation } from './banking/look-at-bank-details.ts'
import { getPayYearFileOperation } from './pay-year/get-pay-year-file.ts'
import { getPayYearOperation } from './pay-year/get-pay-year.ts'
import { listPaidAssistantsOperation } from './pay-year/list-paid-assistants.ts'
import type { SlipRules } from './pay-year/slip-rules.ts'
import { getPayoutFileOperation } from './payouts/get-payout-file.ts'
import { getPayoutOperation } from './payouts/get-payout.ts'
import { listNextPayoutsOperation } from './payouts/list-next-payouts.ts'
import { listPayoutLinesOperation } from './payouts/list-payout-lines.ts'
import { listPayoutsOperation } from './payouts/list-payouts.ts'
import { getOwnTaxDetailsOperation } from './taxes/get-own-tax-details.ts'
import { getTaxDetailsOperation } from './taxes/get-tax-details.ts'
import { lookAtTaxIdentityOperation } from './taxes/look-at-tax-identity.ts'
import type { BillRules } from './bills/bill-rules.ts'
import { getBillFileOperation } from './bills/get-bill-file.ts'
import { getBillOperation } from './bills/get-bill.ts'
import { listBillTimeOperation } from './bills/list-bill-time.ts'
import { listPayeesOperation } from './bills/list-payees.ts'
import { listBillsOperation } from './bills/list-bills.ts'
import { saveBillOperation } from './bills/save-bill.ts'

/** What assistants are paid, as it is read, and what staff write on a draft. */
export function billsOperations(deps: {
  database: Database
  clock: Clock
  bankingKeys: EncryptionKeys
  configuration: {
    readonly billRules: BillRules
    readonly slipRules: SlipRules
    readonly brand: { readonly name: string }
    readonly supplier: InvoiceParty
    readonly timeRules: { readonly officeZone: string }
  }
}) {
  const { billRules: rules, slipRules, brand, supplier, timeRules } = deps.configuration
  const all = { ...deps, rules, slipRules, brand, supplier, officeZone: timeRules.officeZone }
  return {
    listBills: listBillsOperation(all),
    getBill: getBillOperation(all),
    listBillTime: listBillTimeOperation(all),
    getBillFile: getBillFileOperation(all),
    listPayees: listPayeesOperation(all),
    saveBill: saveBillOperation(all),
    listBankAccounts: listBankAccountsOperation(all),
    lookAtBankDetails: lookAtBankDetailsOperation(all),
    getOwnTaxDetails: getOwnTaxDetailsOperation(all),
    getTaxDetails: getTaxDetailsOperation(all),
    lookAtTaxIdentity: lookAtTaxIdentityOperation(all),
    listPayouts: listPayoutsOperation(all),
    getPayout: getPayoutOperation(all),
    listPayoutLines: listPayoutLinesOperation(all),
    listNextPayouts: listNextPayoutsOperation(all),
    getPayoutFile: getPayoutFileOperation(all),
    getPayYear: getPayYearOperation(all),
    getPayYearFile: getPayYearFileOperation(all),
    listPaidAssistants: listPaidAssistantsOperation(all),
  }
}
