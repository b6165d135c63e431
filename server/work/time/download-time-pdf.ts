import { downloadTimePdf } from '@talentplace/contract/work/time/entry.routes'
import type { PdfParty } from '../../platform/pdf/write-parties.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { callerOf } from '../../platform/http/caller-of.ts'
import { documentFileName } from '../../platform/http/document-file-name.ts'
import { downloadHeaders } from '../../platform/http/download-headers.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { raw } from '../../platform/http/raw-reply.ts'
import { titleOfLog } from './logs/log-of-filter.ts'
import { pdfOfLog } from './logs/time-log-files.ts'
import { rejectLongLog } from './reject-long-log.ts'
import { timeViewerOf } from './time-viewer.ts'
import type { TimeRules } from './time-rules.ts'

/** C3.3, A6.10: the filter's whole, to print or to send. */
export function downloadTimePdfOperation(deps: {
  database: Database
  clock: Clock
  rules: TimeRules
  brand: { readonly name: string }
  supplier: PdfParty
}) {
  const { database, clock, rules, brand, supplier } = deps
  return handle(downloadTimePdf, async (context, { query: filter }) => {
    const viewer = await timeViewerOf(database.kysely, signedIn(context))
    await rejectLongLog(database.kysely, { viewer, filter })
    const log = { filter, context: { viewer, now: clock.now(), rules }, caller: callerOf(context) }
    return raw({
      type: 'application/pdf',
      body: await pdfOfLog(database.kysely, log, { supplier }),
      headers: downloadHeaders(documentFileName(brand, titleOfLog(filter), 'pdf')),
    })
  })
}
