import { getPayYearFile } from '@talentplace/contract/bills/pay-year/pay-year.routes'
import { documentFileName } from '../../../platform/http/document-file-name.ts'
import { downloadHeaders } from '../../../platform/http/download-headers.ts'
import { handle, signedIn } from '../../../platform/http/handler.ts'
import { raw } from '../../../platform/http/raw-reply.ts'
import { payYearCsv } from './pay-year-csv.ts'
import type { PayYearDeps } from './pay-year-deps.ts'
import { payYearPdf } from './pay-year-pdf.ts'
import { readPayYear } from './read-pay-year.ts'

/** A6.10: named after the product, what it is, its year and whose it is. */
export function getPayYearFileOperation({ database, clock, officeZone, slipRules, brand, supplier }: PayYearDeps) {
  return handle(getPayYearFile, async (context, { query: { format, ...asked } }) => {
    const now = clock.now()
    const reading = { reader: signedIn(context), now, officeZone, slipRules }
    const paid = await readPayYear(database.kysely, reading, asked)
    return raw({
      type: format === 'pdf' ? 'application/pdf' : 'text/csv; charset=utf-8',
      // The mark at its beginning tells spreadsheets which letters these are.
      body: format === 'pdf' ? await payYearPdf(paid, { supplier, made: now }) : `\uFEFF${payYearCsv(paid)}`,
      headers: downloadHeaders(documentFileName(brand, `Payments ${paid.year} ${paid.virtualassistant_name}`, format)),
    })
  })
}
