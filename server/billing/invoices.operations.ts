import { getCreditNoteFileOperation } from './credit-notes/get-credit-note-file.ts'
import { getCreditOperation } from './credit/get-credit.ts'
import { getInvoiceDetailOperation } from './invoices/get-invoice-detail.ts'
import { getInvoiceFileOperation } from './invoices/get-invoice-file.ts'
import { getInvoiceOperation } from './invoices/get-invoice.ts'
import { getInvoiceDraftOperation } from './invoice-drafts/get-invoice-draft.ts'
import { listInvoiceDraftsOperation } from './invoice-drafts/list-invoice-drafts.ts'
import { listInvoicedProjectsOperation } from './invoice-drafts/list-invoiced-projects.ts'
import { getStatementFileOperation } from './statements/get-statement-file.ts'
import { getStatementOperation } from './statements/get-statement.ts'
import { listInvoiceTimeOperation } from './invoices/list-invoice-time.ts'
import { listInvoicesOperation } from './invoices/list-invoices.ts'
import { getPaymentFileOperation } from './receipts/get-payment-file.ts'
import type { InvoiceParty } from './invoices/post-invoice.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'

/** Invoices, credit notes and credit, as they are read. */
export function invoicesOperations(deps: {
  configuration: {
    readonly brand: { readonly name: string }
    readonly supplier: InvoiceParty
    readonly publicUrl: string
    readonly links: { readonly client_support: string }
  }
  database: Database
  clock: Clock
}) {
  const { database, clock } = deps
  const { brand, supplier, publicUrl, links } = deps.configuration
  const site = { publicUrl, support: links.client_support }
  return {
    listInvoices: listInvoicesOperation(database),
    listInvoiceDrafts: listInvoiceDraftsOperation(database),
    getInvoiceDraft: getInvoiceDraftOperation(database),
    listInvoicedProjects: listInvoicedProjectsOperation(database),
    getInvoice: getInvoiceOperation(database),
    getInvoiceFile: getInvoiceFileOperation({ database, brand, site }),
    getInvoiceDetail: getInvoiceDetailOperation(database),
    listInvoiceTime: listInvoiceTimeOperation(database),
    getPaymentFile: getPaymentFileOperation({ database, brand, supplier }),
    getCreditNoteFile: getCreditNoteFileOperation({ database, brand }),
    getCredit: getCreditOperation({ database, clock }),
    getStatement: getStatementOperation({ database, clock }),
    getStatementFile: getStatementFileOperation({ database, clock, brand, supplier, site }),
  }
}
