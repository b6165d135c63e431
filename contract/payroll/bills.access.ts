import { anonymous } from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { billsOperations } from './bills.operations.ts'

const readers = (status: number) => ({ 'admin with admin_finance.view': status, 'super admin': status })
const editors = (status: number) => ({ 'admin with admin_finance.edit': status, 'super admin': status })

const bankViewers = (status: number) => ({ 'admin with admin_banking.view': status, 'super admin': status })

/** What someone is paid is theirs, and of staff who look after money. */
const bills: AccessRow = {
  own: { ...anonymous, ...readers(200), assistant: 200, others: 403 },
  foreign: { ...anonymous, ...readers(200), assistant: 404, others: 403 },
  absent: { ...anonymous, ...readers(404), assistant: 404, others: 403 },
}

const editorsOnly: AccessRow = {
  own: { ...anonymous, ...editors(200), others: 403 },
  absent: { ...anonymous, ...editors(404), others: 403 },
}

const payoutViewers: AccessRow = {
  own: { ...anonymous, ...readers(200), others: 403 },
  absent: { ...anonymous, ...readers(404), others: 403 },
}

/** What the running server must answer, for every operation of the feature, actor and object. */
export const billsAccess: Readonly<Record<keyof typeof billsOperations, AccessRow>> = {
  listBills: { own: { ...anonymous, ...readers(200), assistant: 200, others: 403 } },
  getBill: bills,
  listBillTime: bills,
  getBillFile: bills,
  listPayees: { own: { ...anonymous, ...editors(200), others: 403 } },
  createBill: editorsOnly,
  saveBill: editorsOnly,
  calculateBill: editorsOnly,
  runBills: { own: { ...anonymous, ...editors(200), others: 403 } },
  postBill: editorsOnly,
  moveBill: editorsOnly,
  listBankAccounts: { own: { ...anonymous, assistant: 200, others: 403 } },
  saveCanadianAccount: { own: { ...anonymous, assistant: 200, others: 403 } },
  saveAmericanAccount: { own: { ...anonymous, assistant: 200, others: 403 } },
  getOwnTaxDetails: { own: { ...anonymous, assistant: 200, others: 403 } },
  getTaxDetails: payoutViewers,
  saveTaxNumber: { own: { ...anonymous, assistant: 200, others: 403 } },
  saveTaxIdentity: { own: { ...anonymous, assistant: 200, others: 403 } },
  lookAtTaxIdentity: {
    own: { ...anonymous, ...bankViewers(200), others: 403 },
    absent: { ...anonymous, ...bankViewers(404), others: 403 },
  },
  saveHolderName: editorsOnly,
  lookAtBankDetails: {
    own: { ...anonymous, ...bankViewers(200), others: 403 },
    absent: { ...anonymous, ...bankViewers(404), others: 403 },
  },
  listPayouts: { own: { ...anonymous, ...readers(200), others: 403 } },
  getPayout: payoutViewers,
  listPayoutLines: payoutViewers,
  listNextPayouts: { own: { ...anonymous, ...readers(200), others: 403 } },
  createPayout: { own: { ...anonymous, ...editors(200), others: 403 } },
  releasePayout: editorsOnly,
  discardPayout: editorsOnly,
  sendPayout: editorsOnly,
  confirmPayout: editorsOnly,
  settlePayoutLine: editorsOnly,
  getPayoutFile: {
    own: { ...anonymous, ...bankViewers(200), others: 403 },
    absent: { ...anonymous, ...bankViewers(404), others: 403 },
  },
  getPayYear: bills,
  getPayYearFile: bills,
  listPaidAssistants: { own: { ...anonymous, ...readers(200), others: 403 } },
  listMissingBanking: {
    own: { ...anonymous, ...readers(200), 'admin with admin_virtualassistant.view': 200, others: 403 },
  },
  remindOfBanking: {
    own: { ...anonymous, ...editors(200), 'admin with admin_virtualassistant.edit': 200, others: 403 },
  },
}
