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

function cellsOf(entry: TimeEntry, hours: string): (string | number)[] {
  const { start_at, end_at, timezone, timezone_offset, seconds } = entry
  // A clock may change between start and end.
  const offsetAtEnd = end_at === null ? 0 : (offsetAt(timezone, new Date(end_at)) ?? 0)
  return [
    entry.task_date,
    localClock(start_at, timezone_offset),
    localClock(end_at, offsetAtEnd),
    timezone,
    seconds,
    hours,
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

/** The first line of a log for a spreadsheet. */
export const timeLogHeads = csvText([heads])

/** A6.10: logged time for a spreadsheet, an entry a row with its hours, which add up to the printed ones; `timeLogHeads` come before. */
export function timeLogRows(log: readonly TimeEntry[], hours: readonly string[]): string {
  return csvText(log.map((entry, at) => cellsOf(entry, hours[at] ?? '')))
}
