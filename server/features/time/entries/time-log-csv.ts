import { csvText } from '@talentplace/contract/shared/csv'
import { timeEntryStates } from '@talentplace/contract/time/time-entry.states'
import type { TimeEntry } from '@talentplace/contract/time/time-entry'
import { offsetAt } from '../../../platform/clock/zones.ts'
import { localClock } from './local-clock.ts'

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

function cellsOf(entry: TimeEntry): (string | number)[] {
  const { start_at, end_at, timezone, timezone_offset, seconds } = entry
  // A clock may change between start and end.
  const offsetAtEnd = end_at === null ? 0 : (offsetAt(timezone, new Date(end_at)) ?? 0)
  return [
    entry.task_date,
    localClock(start_at, timezone_offset),
    localClock(end_at, offsetAtEnd),
    timezone,
    seconds,
    (seconds / 3600).toFixed(2),
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

/** A6.10: logged time for a spreadsheet, an entry a row. */
export function timeLogCsv(log: readonly TimeEntry[]): string {
  return csvText([heads, ...log.map(cellsOf)])
}
