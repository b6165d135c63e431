import { invoiceLine } from './invoices/invoice-line.ts'
import { refundForm, refundReply } from './refunds/refund.routes.ts'
import { draft, draftAdjustment } from './invoice-drafts/draft.routes.ts'
import {
  creditNote,
  dispute,
  invoice,
  invoiceParty,
  invoiceSummary,
  payment,
  refund,
} from './invoices/invoice.routes.ts'
import { reply } from './manual-refunds/manual-refund.routes.ts'
import { manualRefund } from './manual-refunds/manual-refund.ts'

/** The names that schemas which the feature’s operations share have in the OpenAPI document. */
export const invoicesSchemas = {
  CreditNote: creditNote,
  Invoice: invoice,
  InvoiceDispute: dispute,
  InvoiceDraft: draft,
  InvoiceDraftAdjustment: draftAdjustment,
  InvoiceLine: invoiceLine,
  InvoiceParty: invoiceParty,
  InvoicePayment: payment,
  InvoiceRefund: refund,
  InvoiceSummary: invoiceSummary,
  ManualRefund: manualRefund,
  ManualRefundResult: reply,
  RefundForm: refundForm,
  RefundResult: refundReply,
}
