import { nobodySignedIn } from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { billsOperations } from './bills.operations.ts'

const readers = (status: number) => ({ 'admin with admin_finance.view': status, 'super admin': status })
const editors = (status: number) => ({ 'admin with admin_finance.edit': status, 'super admin': status })

const bankReaders = (status: number) => ({ 'admin with admin_banking.view': status, 'super admin': status })

/** What someone is paid is theirs, and of staff who look after money. */
const bills: AccessRow = {
  own: { ...nobodySignedIn, ...readers(200), assistant: 200, others: 403 },
  foreign: { ...nobodySignedIn, ...readers(200), assistant: 404, others: 403 },
  absent: { ...nobodySignedIn, ...readers(404), assistant: 404, others: 403 },
}

const editorsOnly: AccessRow = {
  own: { ...nobodySignedIn, ...editors(200), others: 403 },
  absent: { ...nobodySignedIn, ...editors(404), others: 403 },
}

const payoutReaders: AccessRow = {
  own: { ...nobodySignedIn, ...readers(200), others: 403 },
  absent: { ...nobodySignedIn, ...readers(404), others: 403 },
}

/** What the running server must answer, for every operation of the feature, actor and object. */
export const billsAccess: Readonly<Record<keyof typeof billsOperations, AccessRow>> = {
  listBills: { own: { ...nobodySignedIn, ...readers(200), assistant: 200, others: 403 } },
  getBill: bills,
  listBillTime: bills,
  getBillFile: bills,
  listPayees: { own: { ...nobodySignedIn, ...editors(200), others: 403 } },
  createBill: editorsOnly,
  saveBill: editorsOnly,
  calculateBill: editorsOnly,
  runBills: { own: { ...nobodySignedIn, ...editors(200), others: 403 } },
  postBill: editorsOnly,
  moveBill: editorsOnly,
  listBankAccounts: { own: { ...nobodySignedIn, assistant: 200, others: 403 } },
  saveCanadianAccount: { own: { ...nobodySignedIn, assistant: 200, others: 403 } },
  saveAmericanAccount: { own: { ...nobodySignedIn, assistant: 200, others: 403 } },
  getOwnTaxDetails: { own: { ...nobodySignedIn, assistant: 200, others: 403 } },
  getTaxDetails: payoutReaders,
  saveTaxNumber: { own: { ...nobodySignedIn, assistant: 200, others: 403 } },
  saveTaxIdentity: { own: { ...nobodySignedIn, assistant: 200, others: 403 } },
  lookAtTaxIdentity: {
    own: { ...nobodySignedIn, ...bankReaders(200), others: 403 },
    absent: { ...nobodySignedIn, ...bankReaders(404), others: 403 },
  },
  saveHolderName: editorsOnly,
  lookAtBankDetails: {
    own: { ...nobodySignedIn, ...bankReaders(200), others: 403 },
    absent: { ...nobodySignedIn, ...bankReaders(404), others: 403 },
  },
  listPayouts: { own: { ...nobodySignedIn, ...readers(200), others: 403 } },
  getPayout: payoutReaders,
  listPayoutLines: payoutReaders,
  listNextPayouts: { own: { ...nobodySignedIn, ...readers(200), others: 403 } },
  createPayout: { own: { ...nobodySignedIn, ...editors(200), others: 403 } },
  releasePayout: editorsOnly,
  discardPayout: editorsOnly,
  sendPayout: editorsOnly,
  confirmPayout: editorsOnly,
  settlePayoutLine: editorsOnly,
  getPayoutFile: {
    own: { ...nobodySignedIn, ...bankReaders(200), others: 403 },
    absent: { ...nobodySignedIn, ...bankReaders(404), others: 403 },
  },
  getPayYear: bills,
  getPayYearFile: bills,
  listPaidAssistants: { own: { ...nobodySignedIn, ...readers(200), others: 403 } },
  listMissingBanking: {
    own: { ...nobodySignedIn, ...readers(200), 'admin with admin_virtualassistant.view': 200, others: 403 },
  },
  remindOfBanking: {
    own: { ...nobodySignedIn, ...editors(200), 'admin with admin_virtualassistant.edit': 200, others: 403 },
  },
}
