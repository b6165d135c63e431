import {
  listBankAccounts,
  lookAtBankDetails,
  saveHolderName,
  saveAmericanAccount,
  saveCanadianAccount,
} from './banking/bank-account.routes.ts'
import { listMissingBanking, remindOfBanking } from './banking/missing-banking.routes.ts'
import { getPayYear, getPayYearFile, listPaidAssistants } from './pay-year/pay-year.routes.ts'
import {
  confirmPayout,
  createPayout,
  discardPayout,
  getPayout,
  getPayoutFile,
  listNextPayouts,
  listPayoutLines,
  listPayouts,
  releasePayout,
  sendPayout,
  settlePayoutLine,
} from './payouts/payout.routes.ts'
import {
  getOwnTaxDetails,
  getTaxDetails,
  lookAtTaxIdentity,
  saveTaxIdentity,
  saveTaxNumber,
} from './taxes/tax.routes.ts'
import { getBill, getBillFile, listBills, listBillTime } from './bill.routes.ts'
import { calculateBill, createBill, listPayees, moveBill, postBill, runBills, saveBill } from './staff-bill.routes.ts'

/** Every operation of the feature. */
export const billsOperations = {
  listBills,
  getBill,
  listBillTime,
  getBillFile,
  listPayees,
  createBill,
  saveBill,
  calculateBill,
  runBills,
  postBill,
  moveBill,
  listBankAccounts,
  saveCanadianAccount,
  saveAmericanAccount,
  lookAtBankDetails,
  saveHolderName,
  getOwnTaxDetails,
  getTaxDetails,
  saveTaxNumber,
  saveTaxIdentity,
  lookAtTaxIdentity,
  listMissingBanking,
  remindOfBanking,
  listPayouts,
  getPayout,
  listPayoutLines,
  listNextPayouts,
  createPayout,
  releasePayout,
  discardPayout,
  sendPayout,
  confirmPayout,
  settlePayoutLine,
  getPayoutFile,
  getPayYear,
  getPayYearFile,
  listPaidAssistants,
} as const
