import { getBillFile } from '@talentplace/contract/payroll/bills/bill.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { withUtf8Mark } from '../../platform/http/with-utf8-mark.ts'
import { documentFileName } from '../../platform/http/document-file-name.ts'
import { downloadHeaders } from '../../platform/http/download-headers.ts'
import { callerOf } from '../../platform/http/caller-of.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { raw } from '../../platform/http/raw-reply.ts'
import type { BillRules } from './bill-rules.ts'
import { readBill } from './read-bill.ts'
import { makeInWorker } from '../../platform/workers/workers.ts'
import { billCsvJob, billPdfJob } from './bill-renderers.ts'

interface FileDeps {
  readonly database: Database
  readonly clock: Clock
  readonly rules: BillRules
  readonly brand: { readonly name: string }
}

/** A6.10: a posted bill as a file. */
export function getBillFileOperation({ database, clock, rules, brand }: FileDeps) {
  return handle(getBillFile, async (context, { params, query: { format, header } }) => {
    const bill = await readBill(database.kysely, { viewer: signedIn(context), rules, at: clock.now() }, params.uuid)
    if (bill.number === null) throw new HttpError(409, 'draft', 'A draft has no file yet. Post it first.')
    return raw({
      type: format === 'pdf' ? 'application/pdf' : 'text/csv; charset=utf-8',
      body:
        format === 'pdf'
          ? await makeInWorker(billPdfJob, [bill], callerOf(context))
          : withUtf8Mark(await makeInWorker(billCsvJob, [bill, header], callerOf(context))),
      headers: downloadHeaders(documentFileName(brand, `Payment ${bill.number}`, format)),
    })
  })
}
