import { getInvoiceFile } from '@talentplace/contract/invoices/invoice.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { raw } from '../../platform/http/raw-reply.ts'
import { documentFileName } from '../../platform/http/document-file-name.ts'
import { downloadHeaders } from '../../platform/http/download-headers.ts'
import { invoiceCsv } from './invoice-csv.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { readInvoice } from './read-invoice.ts'

/** A6.10: an invoice as a file. */
export function getInvoiceFileOperation({ database, brand }: { database: Database; brand: { readonly name: string } }) {
  return handle(getInvoiceFile, async (context, { params, query }) => {
    const invoice = await readInvoice(database.kysely, signedIn(context), params.uuid)
    const { format } = query
    return raw({
      type: format === 'pdf' ? 'application/pdf' : 'text/csv; charset=utf-8',
      // The mark at its beginning tells spreadsheets which letters these are.
      body: format === 'pdf' ? await invoicePdf(invoice) : `\uFEFF${invoiceCsv(invoice)}`,
      headers: downloadHeaders(documentFileName(brand, `Invoice ${invoice.number}`, format)),
    })
  })
}
