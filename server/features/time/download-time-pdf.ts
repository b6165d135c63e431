import { downloadTimePdf } from '@talentplace/contract/time/entry.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { makeInWorker } from '../../platform/workers/workers.ts'
import { callerOf } from '../../platform/http/caller-of.ts'
import { documentFileName } from '../../platform/http/document-file-name.ts'
import { downloadHeaders } from '../../platform/http/download-headers.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { raw } from '../../platform/http/raw-reply.ts'
import { logOfFilter, titleOfLog } from './entries/log-of-filter.ts'
import { timeLogPdfJob } from './entries/time-log-renderers.ts'
import { timeReaderOf } from './time-reader.ts'
import type { TimeRules } from './time-rules.ts'

/** More takes a thread longer than a download should. */
const most = 5_000

/** C3.3, A6.10: the filter's whole, to print or to send. */
export function downloadTimePdfOperation(deps: {
  database: Database
  clock: Clock
  rules: TimeRules
  brand: { readonly name: string }
}) {
  const { database, clock, rules, brand } = deps
  return handle(downloadTimePdf, async (context, { query }) => {
    const now = clock.now()
    const reader = await timeReaderOf(database.kysely, signedIn(context))
    const log = await logOfFilter(database, query, { reader, now, rules }, most)
    const about = { brand: brand.name, from: query.from, to: query.to, made: now }
    return raw({
      type: 'application/pdf',
      body: await makeInWorker(timeLogPdfJob, [log, about], callerOf(context)),
      headers: downloadHeaders(documentFileName(brand, titleOfLog(query), 'pdf')),
    })
  })
}
