import { creditNote, dispute, invoice, invoiceParty, invoiceSummary, payment, refund } from './invoice.routes.ts'
import { reply } from './manual-refunds/manual-refund.routes.ts'
import { manualRefund } from './manual-refunds/manual-refund.ts'

/** The names that schemas which the feature’s operations share have in the OpenAPI document. */
export const invoicesSchemas = {
  CreditNote: creditNote,
  Invoice: invoice,
  InvoiceDispute: dispute,
  InvoiceParty: invoiceParty,
  InvoicePayment: payment,
  InvoiceRefund: refund,
  InvoiceSummary: invoiceSummary,
  ManualRefund: manualRefund,
  ManualRefundResult: reply,
}
