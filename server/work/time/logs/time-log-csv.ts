import { csvHeading, csvRows, type CsvColumn } from '@talentplace/contract/shared/csv-columns'
import type { CsvHeader } from '@talentplace/contract/shared/csv-header'
import type { TimeEntry } from '@talentplace/contract/work/time/time-entry'
import { offsetAt } from '../../../platform/clock/zones.ts'
import { workColumns } from './work-columns.ts'

interface LoggedRow {
  readonly entry: TimeEntry
  /** Its hours as they are printed, which add up to the total: `1.25`. */
  readonly hours: string
}

/** The clock of the assistant at the start or end, `08:30:00`; empty for a duration. */
function localClock(instant: string | null, offset: number): string {
  if (instant === null) return ''
  return new Date(Date.parse(instant) + offset * 60_000).toISOString().slice(11, 19)
}

/** A clock may change between start and end. */
function endClock({ end_at, timezone }: TimeEntry): string {
  return localClock(end_at, end_at === null ? 0 : (offsetAt(timezone, new Date(end_at)) ?? 0))
}

const columns: readonly CsvColumn<LoggedRow>[] = [
  { key: 'task_date', label: 'Date', value: ({ entry }) => entry.task_date },
  { key: 'start', label: 'Start', value: ({ entry }) => localClock(entry.start_at, entry.timezone_offset) },
  { key: 'end', label: 'End', value: ({ entry }) => endClock(entry) },
  { key: 'timezone', label: 'Time zone', value: ({ entry }) => entry.timezone },
  { key: 'seconds', label: 'Seconds', value: ({ entry }) => entry.seconds },
  { key: 'hours', label: 'Hours', value: ({ hours }) => hours },
  { key: 'billable', label: 'Billable', value: ({ entry }) => String(entry.billable) },
  { key: 'status', label: 'Status', value: ({ entry }) => entry.status },
  { key: 'project_name', label: 'Subscription', value: ({ entry }) => entry.project_name },
  { key: 'company', label: 'Company', value: ({ entry }) => entry.company },
  { key: 'role', label: 'Role', value: ({ entry }) => entry.role },
  { key: 'virtualassistant_name', label: 'Assistant', value: ({ entry }) => entry.virtualassistant_name },
  ...workColumns.map(({ key, label, value }) => ({ key, label, value: ({ entry }: LoggedRow) => value(entry) })),
]

/** The first line of a log for a spreadsheet. */
export const timeLogHeads = (header: CsvHeader): string => csvHeading(columns, header)

/** A6.10: logged time for a spreadsheet, an entry a row with its hours, which add up to the printed ones; `timeLogHeads` come before. */
export function timeLogRows(log: readonly TimeEntry[], hours: readonly string[]): string {
  return csvRows(
    columns,
    log.map((entry, at) => ({ entry, hours: hours[at] ?? '' })),
  )
}
