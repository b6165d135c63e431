import { getCreditNoteFileOperation } from './credit-notes/get-credit-note-file.ts'
import { getCreditOperation } from './get-credit.ts'
import { getInvoiceFileOperation } from './get-invoice-file.ts'
import { getInvoiceOperation } from './get-invoice.ts'
import { listInvoicesOperation } from './list-invoices.ts'
import type { Database } from '../../platform/database/connection.ts'

/** Invoices, credit notes and credit, as they are read. */
export function invoicesOperations(deps: {
  configuration: { readonly brand: { readonly name: string } }
  database: Database
}) {
  const { database } = deps
  const { brand } = deps.configuration
  return {
    listInvoices: listInvoicesOperation(database),
    getInvoice: getInvoiceOperation(database),
    getInvoiceFile: getInvoiceFileOperation({ database, brand }),
    getCreditNoteFile: getCreditNoteFileOperation({ database, brand }),
    getCredit: getCreditOperation(database),
  }
}
