import { getCreditNoteFile } from './credit-notes/credit-note.routes.ts'
import { getCredit } from './credit.routes.ts'
import { useCredit } from './invoice-payments/invoice-payment.routes.ts'
import { addPayment, collectPayment } from './invoice-payments/invoice-payment.routes.ts'
import { getInvoice, getInvoiceFile, listInvoices } from './invoice.routes.ts'
import { refundCredit, refundPayment } from './refunds/refund.routes.ts'

/** Every operation of the feature. */
export const invoicesOperations = {
  listInvoices,
  getInvoice,
  getInvoiceFile,
  getCreditNoteFile,
  collectPayment,
  addPayment,
  useCredit,
  refundPayment,
  refundCredit,
  getCredit,
} as const
