import { calculateCreditNote, getCreditNoteFile, issueCreditNote } from './credit-notes/credit-note.routes.ts'
import { getCredit } from './credit/credit.routes.ts'
import {
  calculateInvoice,
  createInvoice,
  getInvoiceDraft,
  listInvoiceDrafts,
  listInvoicedProjects,
  postDraftInvoice,
  saveInvoice,
  voidInvoice,
} from './invoice-drafts/draft.routes.ts'
import { useCredit } from './invoice-payments/invoice-payment.routes.ts'
import { addPayment, collectPayment } from './invoice-payments/invoice-payment.routes.ts'
import { getInvoiceDetail } from './invoices/invoice-detail.routes.ts'
import { getInvoice, getInvoiceFile, listInvoices, listInvoiceTime } from './invoices/invoice.routes.ts'
import { approveManualRefund, recordManualRefund, voidManualRefund } from './manual-refunds/manual-refund.routes.ts'
import { getPaymentFile } from './receipts/receipt.routes.ts'
import { getStatement, getStatementFile } from './statements/statement.routes.ts'
import { refundCredit, refundPayment } from './refunds/refund.routes.ts'

/** Every operation of the feature. */
export const invoicesOperations = {
  listInvoices,
  listInvoiceDrafts,
  getInvoiceDraft,
  listInvoicedProjects,
  calculateInvoice,
  createInvoice,
  saveInvoice,
  postDraftInvoice,
  voidInvoice,
  getInvoice,
  getInvoiceFile,
  getInvoiceDetail,
  listInvoiceTime,
  getPaymentFile,
  getCreditNoteFile,
  calculateCreditNote,
  issueCreditNote,
  collectPayment,
  addPayment,
  useCredit,
  refundPayment,
  refundCredit,
  recordManualRefund,
  approveManualRefund,
  voidManualRefund,
  getCredit,
  getStatement,
  getStatementFile,
} as const
