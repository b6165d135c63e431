import { timeEntryStates, type TimeEntryStatus } from '@talentplace/contract/work/time/time-entry.states'
import { calendarDay } from '../../../platform/clock/calendar-day.ts'
import { dayAfter } from '../../../platform/clock/local-day.ts'
import type { TimeViewer } from '../time-viewer.ts'
import type { TimeRules } from '../time-rules.ts'

interface Status {
  readonly status: TimeEntryStatus
  readonly task_date: string
  readonly timezone: string
  readonly invoice_uuid: string | null
  readonly bill_uuid: string | null
  readonly removed_date: Date | null
}

/** What is on an invoice or a bill never changes or goes: corrections are adjustments. */
export function isLocked({ status, invoice_uuid, bill_uuid }: Status): boolean {
  return timeEntryStates.is('final', status) || invoice_uuid !== null || bill_uuid !== null
}

/** The first day whose time its assistant still writes and changes. */
export function firstOwnDay(timezone: string, now: Date, { ownDays }: TimeRules): string {
  return dayAfter(calendarDay(timezone, now), -ownDays)
}

/** An assistant corrects for some days, and what the client asks about for as long as they ask; staff what isn't locked. */
export function canBeChanged(entry: Status, reader: TimeViewer, now: Date, rules: TimeRules): boolean {
  if (isLocked(entry) || entry.removed_date !== null) return false
  if (reader.side === 'staff') return reader.edits
  if (reader.side !== 'assistant') return false
  return entry.status === 'queried' || entry.task_date >= firstOwnDay(entry.timezone, now, rules)
}
