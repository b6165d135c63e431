import { downloadTimeCsv } from '@talentplace/contract/time/entry.routes'
import { loggedSeconds, printedLog, type LoggedSeconds } from '@talentplace/contract/time/printed-log'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { makeInWorker } from '../../platform/workers/workers.ts'
import { callerOf } from '../../platform/http/caller-of.ts'
import { documentFileName } from '../../platform/http/document-file-name.ts'
import { downloadHeaders } from '../../platform/http/download-headers.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { raw } from '../../platform/http/raw-reply.ts'
import { logInParts, titleOfLog } from './entries/log-of-filter.ts'
import { timeLogHeads } from './entries/time-log-csv.ts'
import { timeLogRowsJob } from './entries/time-log-renderers.ts'
import { totalsOf } from './lists/kept-sums.ts'
import { timeReaderOf } from './time-reader.ts'
import type { TimeRules } from './time-rules.ts'

const most = 100_000

/** C3.3, A6.10: the filter's whole for a spreadsheet. */
export function downloadTimeCsvOperation(deps: {
  database: Database
  clock: Clock
  rules: TimeRules
  brand: { readonly name: string }
}) {
  const { database, clock, rules, brand } = deps
  return handle(downloadTimeCsv, async (context, { query }) => {
    const reader = await timeReaderOf(database.kysely, signedIn(context))
    const lines: Buffer[] = [Buffer.from(timeLogHeads)]
    const { totalBillableTime: billable } = await totalsOf(database.kysely, reader, query)
    let before: LoggedSeconds = { billable: 0, notBillable: 0 }
    for await (const part of logInParts(database, query, { reader, now: clock.now(), rules }, most)) {
      const hours = printedLog(part, { billable, before }).map(({ hundredths }) => (hundredths / 100).toFixed(2))
      const own = loggedSeconds(part)
      before = { billable: before.billable + own.billable, notBillable: before.notBillable + own.notBillable }
      lines.push(await makeInWorker(timeLogRowsJob, [part, hours], callerOf(context)))
    }
    return raw({
      type: 'text/csv',
      body: Buffer.concat(lines),
      headers: downloadHeaders(documentFileName(brand, titleOfLog(query), 'csv')),
    })
  })
}
