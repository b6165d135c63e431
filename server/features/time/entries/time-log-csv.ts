import { csvHeading, csvRows, type CsvColumn } from '@talentplace/contract/shared/csv-columns'
import { timeEntryStates } from '@talentplace/contract/time/time-entry.states'
import type { TimeEntry } from '@talentplace/contract/time/time-entry'
import { offsetAt } from '../../../platform/clock/zones.ts'
import { localClock } from './local-clock.ts'

interface LoggedRow {
  readonly entry: TimeEntry
  /** Its hours as they are printed, which add up to the total: `1.25`. */
  readonly hours: string
}

/** A clock may change between start and end. */
function endClock({ end_at, timezone }: TimeEntry): string {
  return localClock(end_at, end_at === null ? 0 : (offsetAt(timezone, new Date(end_at)) ?? 0))
}

const columns: readonly CsvColumn<LoggedRow>[] = [
  { key: 'Date', value: ({ entry }) => entry.task_date },
  { key: 'Start', value: ({ entry }) => localClock(entry.start_at, entry.timezone_offset) },
  { key: 'End', value: ({ entry }) => endClock(entry) },
  { key: 'Time zone', value: ({ entry }) => entry.timezone },
  { key: 'Seconds', value: ({ entry }) => entry.seconds },
  { key: 'Hours', value: ({ hours }) => hours },
  { key: 'Billable', value: ({ entry }) => (entry.billable ? 'yes' : 'no') },
  { key: 'Status', value: ({ entry }) => timeEntryStates.word(entry.status) },
  { key: 'Subscription', value: ({ entry }) => entry.project_name },
  { key: 'Company', value: ({ entry }) => entry.company },
  { key: 'Role', value: ({ entry }) => entry.role },
  { key: 'Assistant', value: ({ entry }) => entry.virtualassistant_name },
  { key: 'Task', value: ({ entry }) => entry.task_name },
  { key: 'Description', value: ({ entry }) => entry.description },
]

/** The first line of a log for a spreadsheet. */
export const timeLogHeads = csvHeading(columns)

/** A6.10: logged time for a spreadsheet, an entry a row with its hours, which add up to the printed ones; `timeLogHeads` come before. */
export function timeLogRows(log: readonly TimeEntry[], hours: readonly string[]): string {
  return csvRows(
    columns,
    log.map((entry, at) => ({ entry, hours: hours[at] ?? '' })),
  )
}
