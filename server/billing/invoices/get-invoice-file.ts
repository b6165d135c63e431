import * as t from '@talentplace/contract/billing/messages/invoice-files'
import { getInvoiceFile } from '@talentplace/contract/billing/invoices/invoice.routes'
import type { Database } from '../../platform/database/connection.ts'
import { callerOf } from '../../platform/http/caller-of.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { raw } from '../../platform/http/raw-reply.ts'
import { withUtf8Mark } from '../../platform/http/with-utf8-mark.ts'
import { documentFileName } from '../../platform/http/document-file-name.ts'
import { downloadHeaders } from '../../platform/http/download-headers.ts'
import { writtenIn } from '../../platform/languages/reader-language.ts'
import { documentWording } from './document-wording.ts'
import { readInvoice } from './read-invoice.ts'
import { makeInWorker } from '../../platform/workers/workers.ts'
import type { PayingSite } from './how-to-pay.ts'
import { invoiceCsvJob, invoicePdfJob } from './invoice-renderers.ts'

/** A6.10: an invoice as a file. */
export function getInvoiceFileOperation(deps: {
  database: Database
  brand: { readonly name: string }
  site: PayingSite
}) {
  const { database, brand, site } = deps
  return handle(getInvoiceFile, async (context, { params, query }) => {
    const invoice = await readInvoice(database.kysely, signedIn(context), params.uuid)
    const { format, header, language: requested } = query
    const wording = await documentWording(database.kysely, { ...invoice, requested })
    const title = writtenIn(wording.language, () => t.invoice({ number: invoice.number }))
    return raw({
      type: format === 'pdf' ? 'application/pdf' : 'text/csv; charset=utf-8',
      body:
        format === 'pdf'
          ? await makeInWorker(invoicePdfJob, [invoice, site, wording], callerOf(context))
          : withUtf8Mark(await makeInWorker(invoiceCsvJob, [invoice, header, wording], callerOf(context))),
      headers: downloadHeaders(documentFileName(brand, title, format)),
    })
  })
}
