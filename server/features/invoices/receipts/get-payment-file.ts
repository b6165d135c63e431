import type { InvoiceParty } from '../post-invoice.ts'
import { getPaymentFile } from '@talentplace/contract/invoices/receipts/receipt.routes'
import type { Database } from '../../../platform/database/connection.ts'
import { documentFileName } from '../../../platform/http/document-file-name.ts'
import { downloadHeaders } from '../../../platform/http/download-headers.ts'
import { handle, signedIn } from '../../../platform/http/handler.ts'
import { raw } from '../../../platform/http/raw-reply.ts'
import { readPayment } from './read-payment.ts'
import { receiptPdf } from './receipt-pdf.ts'

/** The receipt of a payment, for the people of the company that paid and for staff. */
export function getPaymentFileOperation(deps: {
  database: Database
  brand: { readonly name: string }
  supplier: InvoiceParty
}) {
  const { database, brand, supplier } = deps
  return handle(getPaymentFile, async (context, { params }) => {
    const payment = await readPayment(database.kysely, signedIn(context), params.uuid)
    const name = documentFileName(brand, `Payment ${payment.uuid}`, 'pdf')
    return raw({ type: 'application/pdf', body: await receiptPdf(payment, supplier), headers: downloadHeaders(name) })
  })
}
