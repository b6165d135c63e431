import { csvText } from '@talentplace/contract/shared/csv'
import { downloadTimeCsv } from '@talentplace/contract/time/entry.routes'
import { loggedSeconds, printedLog } from '@talentplace/contract/time/printed-log'
import { timeEntryStates } from '@talentplace/contract/time/time-entry.states'
import type { TimeEntry } from '@talentplace/contract/time/time-entry'
import type { Clock } from '../../platform/clock/clock.ts'
import { offsetAt } from '../../platform/clock/zones.ts'
import type { Database } from '../../platform/database/connection.ts'
import { documentFileName } from '../../platform/http/document-file-name.ts'
import { downloadHeaders } from '../../platform/http/download-headers.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { raw } from '../../platform/http/raw-reply.ts'
import { localClock, logOfFilter, titleOfLog } from './entries/log-of-filter.ts'
import { timeReaderOf } from './time-reader.ts'
import type { TimeRules } from './time-rules.ts'

const most = 100_000
const heads = [
  'Date',
  'Start',
  'End',
  'Time zone',
  'Seconds',
  'Hours',
  'Billable',
  'Status',
  'Subscription',
  'Company',
  'Role',
  'Assistant',
  'Task',
  'Description',
]

function cellsOf(entry: TimeEntry, hundredths: number): (string | number)[] {
  const { start_at, end_at, timezone, timezone_offset, seconds } = entry
  // A clock may change between start and end.
  const offsetAtEnd = end_at === null ? 0 : (offsetAt(timezone, new Date(end_at)) ?? 0)
  return [
    entry.task_date,
    localClock(start_at, timezone_offset),
    localClock(end_at, offsetAtEnd),
    timezone,
    seconds,
    (hundredths / 100).toFixed(2),
    entry.billable ? 'yes' : 'no',
    timeEntryStates.word(entry.status),
    entry.project_name,
    entry.company,
    entry.role,
    entry.virtualassistant_name,
    entry.task_name ?? '',
    entry.description,
  ]
}

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
    const log = await logOfFilter(database, query, { reader, now: clock.now(), rules }, most)
    const printed = printedLog(log, loggedSeconds(log))
    return raw({
      type: 'text/csv',
      body: csvText([heads, ...log.map((entry, at) => cellsOf(entry, printed[at]?.hundredths ?? 0))]),
      headers: downloadHeaders(documentFileName(brand, titleOfLog(query), 'csv')),
    })
  })
}
