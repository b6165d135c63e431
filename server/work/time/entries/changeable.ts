import * as t from '@talentplace/contract/work/messages/time-errors'
import { timeEntryStates, type TimeEntryStatus } from '@talentplace/contract/work/time/time-entry.states'
import type { Selectable, Transaction } from 'kysely'
import { calendarDay } from '../../../platform/clock/calendar-day.ts'
import { dayAfter } from '../../../platform/clock/local-day.ts'
import { lockRow, lockRows } from '../../../platform/database/lock-rows.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { HttpError, notFound } from '../../../platform/http/http-error.ts'
import { isSeenBy, type TimeViewer } from '../time-viewer.ts'
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
export function canBeChanged(entry: Status, viewer: TimeViewer, now: Date, rules: TimeRules): boolean {
  if (isLocked(entry) || entry.removed_date !== null) return false
  if (viewer.side === 'staff') return viewer.canEdit
  if (viewer.side !== 'assistant') return false
  return entry.status === 'queried' || entry.task_date >= firstOwnDay(entry.timezone, now, rules)
}

export type Entry = Selectable<Tables['time_entries']>

interface LockedEntry {
  readonly entry: Entry
  /** All pieces of the stretch that it is part of, in order. */
  readonly pieces: readonly Entry[]
}

/** An entry that the reader sees, with the other pieces of its stretch, and its assistant's time held. @throws HttpError 404 */
export async function lockEntry(
  transaction: Transaction<Tables>,
  viewer: TimeViewer,
  uuid: string,
): Promise<LockedEntry> {
  const seen = await transaction
    .selectFrom('time_entries')
    .select(['virtualassistant_uuid', 'origin_uuid'])
    .where('uuid', '=', uuid)
    .where(isSeenBy(viewer))
    .executeTakeFirst()
  if (!seen) throw notFound()
  await lockRow(transaction, 'assistants', seen.virtualassistant_uuid)
  const locked = await lockRows(transaction, 'time_entries', [seen.origin_uuid], 'origin_uuid')
  const pieces = locked
    .filter(({ removed_date }) => removed_date === null)
    .toSorted((a, b) => a.task_date.localeCompare(b.task_date))
  const entry = pieces.find((piece) => piece.uuid === uuid)
  if (!entry) throw notFound()
  return { entry, pieces }
}

/** @throws HttpError 409 for what is invoiced or billed, and for what is too old for its assistant */
export function checkChangeable({ pieces }: LockedEntry, viewer: TimeViewer, now: Date, rules: TimeRules): void {
  if (pieces.some(isLocked)) {
    throw new HttpError(409, 'locked', t.isLocked())
  }
  if (pieces.every((piece) => canBeChanged(piece, viewer, now, rules))) return
  throw new HttpError(409, 'too_late', t.tooLate({ days: rules.ownDays }))
}
