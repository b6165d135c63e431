import * as t from '@talentplace/contract/billing/messages/invoice-files'
import type { InvoiceParty } from '../invoices/post-invoice.ts'
import { getPaymentFile } from '@talentplace/contract/billing/receipts/receipt.routes'
import type { Database } from '../../platform/database/connection.ts'
import { documentFileName } from '../../platform/http/document-file-name.ts'
import { downloadHeaders } from '../../platform/http/download-headers.ts'
import { callerOf } from '../../platform/http/caller-of.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { raw } from '../../platform/http/raw-reply.ts'
import { readPayment } from './read-payment.ts'
import { makeInWorker } from '../../platform/workers/workers.ts'
import { writtenIn } from '../../platform/languages/reader-language.ts'
import { documentLanguage } from '../invoices/document-wording.ts'
import { receiptPdfJob } from './receipt-renderer.ts'

/** The receipt of a payment, for the people of the company that paid and for staff. */
export function getPaymentFileOperation(deps: {
  database: Database
  brand: { readonly name: string }
  supplier: InvoiceParty
}) {
  const { database, brand, supplier } = deps
  return handle(getPaymentFile, async (context, { params, query }) => {
    const payment = await readPayment(database.kysely, signedIn(context), params.uuid)
    const language = query.language ?? (await documentLanguage(database.kysely, payment.client_uuid))
    const title = writtenIn(language, () => t.paymentNumber({ number: payment.uuid }))
    const name = documentFileName(brand, title, 'pdf')
    const body = await makeInWorker(receiptPdfJob, [payment, supplier, { language }], callerOf(context))
    return raw({ type: 'application/pdf', body, headers: downloadHeaders(name) })
  })
}
