import { clients, anonymous } from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { invoicesOperations } from './invoices.operations.ts'

const invoiceStaff = (status: number) => ({ 'admin with admin_finance.view': status, 'super admin': status })

const invoices: AccessRow = {
  own: { ...anonymous, ...clients(200), ...invoiceStaff(200), others: 403 },
  foreign: { ...anonymous, ...clients(404), ...invoiceStaff(200), others: 403 },
  absent: { ...anonymous, ...clients(404), ...invoiceStaff(404), others: 403 },
}

const invoiceStaffOnly: AccessRow = {
  own: { ...anonymous, ...invoiceStaff(200), others: 403 },
  absent: { ...anonymous, ...invoiceStaff(404), others: 403 },
}

const cashiers = (status: number) => ({ 'admin with admin_finance.edit': status, 'super admin': status })

const cashiersOnly: AccessRow = {
  own: { ...anonymous, ...cashiers(200), others: 403 },
  absent: { ...anonymous, ...cashiers(404), others: 403 },
}

/** What the running server must answer, for every operation of the feature, actor and object. */
export const invoicesAccess: Readonly<Record<keyof typeof invoicesOperations, AccessRow>> = {
  listInvoices: { own: { ...anonymous, ...clients(200), ...invoiceStaff(200), others: 403 } },
  listInvoiceDrafts: { own: invoiceStaffOnly.own },
  getInvoiceDraft: invoiceStaffOnly,
  listInvoicedProjects: { own: invoiceStaffOnly.own },
  calculateInvoice: cashiersOnly,
  createInvoice: cashiersOnly,
  saveInvoice: cashiersOnly,
  postDraftInvoice: cashiersOnly,
  voidInvoice: cashiersOnly,
  getInvoice: invoices,
  getInvoiceFile: invoices,
  getInvoiceDetail: invoiceStaffOnly,
  listInvoiceTime: invoices,
  getPaymentFile: invoices,
  getCreditNoteFile: invoices,
  calculateCreditNote: cashiersOnly,
  issueCreditNote: cashiersOnly,
  collectPayment: {
    own: { ...anonymous, ...clients(200), ...cashiers(200), others: 403 },
    foreign: { ...anonymous, ...clients(404), ...cashiers(200), others: 403 },
    absent: { ...anonymous, ...clients(404), ...cashiers(404), others: 403 },
  },
  addPayment: cashiersOnly,
  useCredit: cashiersOnly,
  refundPayment: cashiersOnly,
  refundCredit: cashiersOnly,
  recordManualRefund: cashiersOnly,
  approveManualRefund: cashiersOnly,
  voidManualRefund: cashiersOnly,
  getCredit: invoices,
  getStatement: invoices,
  getStatementFile: invoices,
}
