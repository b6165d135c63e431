import { downloadTimeCsv } from '@talentplace/contract/work/time/entry.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { callerOf } from '../../platform/http/caller-of.ts'
import { documentFileName } from '../../platform/http/document-file-name.ts'
import { downloadHeaders } from '../../platform/http/download-headers.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { raw } from '../../platform/http/raw-reply.ts'
import { titleOfLog } from './logs/log-of-filter.ts'
import { csvOfLog } from './logs/time-log-files.ts'
import { rejectLongLog } from './reject-long-log.ts'
import { timeViewerOf } from './time-viewer.ts'
import type { TimeRules } from './time-rules.ts'

/** C3.3, A6.10: the filter's whole for a spreadsheet. */
export function downloadTimeCsvOperation(deps: {
  database: Database
  clock: Clock
  rules: TimeRules
  brand: { readonly name: string }
}) {
  const { database, clock, rules, brand } = deps
  return handle(downloadTimeCsv, async (context, { query: { header, ...filter } }) => {
    const viewer = await timeViewerOf(database.kysely, signedIn(context))
    await rejectLongLog(database.kysely, { viewer, filter })
    const visible = { viewer, now: clock.now(), rules }
    const parts = csvOfLog(database.kysely, { filter, context: visible, header, caller: callerOf(context) })
    return raw({
      type: 'text/csv; charset=utf-8',
      body: Buffer.concat(await Array.fromAsync(parts)),
      headers: downloadHeaders(documentFileName(brand, titleOfLog(filter), 'csv')),
    })
  })
}
