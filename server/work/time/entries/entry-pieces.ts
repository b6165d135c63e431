import * as t from '@talentplace/contract/work/messages/time-errors'
import { timeEntryStates, type TimeEntryStatus } from '@talentplace/contract/work/time/time-entry.states'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import { calendarDay } from '../../../platform/clock/calendar-day.ts'
import { cutAtMidnight } from '../../../platform/clock/local-day.ts'
import type { SentAhead } from '../../../platform/database/pipeline.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { invalidField } from '../../../platform/http/http-error.ts'

/** What someone enters: a stretch, or a day with its seconds. */
export interface WrittenTime {
  readonly start_at?: string | null | undefined
  readonly end_at?: string | null | undefined
  readonly task_date?: string | undefined
  readonly seconds?: number | undefined
}

/** What is kept of it: one a day. */
export interface TimePiece {
  readonly task_date: string
  readonly start_at: Date | null
  readonly end_at: Date | null
  readonly seconds: number
}

/** At most this is entered by hand at once. */
const maxSeconds = 86_400

const wholeSecond = (instant: string) => new Date(Math.floor(Date.parse(instant) / 1000) * 1000)

export const secondsBetween = (start: Date, end: Date) => (end.getTime() - start.getTime()) / 1000

/** A stretch, cut at the midnights of the assistant's clock. */
export function piecesOfInterval(zone: string, start: Date, end: Date): TimePiece[] {
  return cutAtMidnight(zone, start, end).map((piece) => ({
    task_date: piece.day,
    start_at: piece.start,
    end_at: piece.end,
    seconds: secondsBetween(piece.start, piece.end),
  }))
}

function intervalOf(start_at: string, end_at: string, zone: string, now: Date): TimePiece[] {
  const [start, end] = [wholeSecond(start_at), wholeSecond(end_at)]
  if (end <= start) throw invalidField('end_at', t.endAfterStart())
  if (secondsBetween(start, end) > maxSeconds) throw invalidField('end_at', t.dayAtMost())
  if (start > now) throw invalidField('start_at', t.notInFuture())
  if (end > now) throw invalidField('end_at', t.notInFuture())
  return piecesOfInterval(zone, start, end)
}

/**
 * The pieces of what was entered, whole seconds. Nothing is rounded up, and nothing is in the future.
 * @throws HttpError 400 at the field that is wrong
 */
export function writtenPieces(written: WrittenTime, { zone, now }: { zone: string; now: Date }): TimePiece[] {
  const { task_date, seconds } = written
  const start_at = written.start_at ?? undefined
  const end_at = written.end_at ?? undefined
  if (start_at !== undefined || end_at !== undefined) {
    if (start_at === undefined) throw invalidField('start_at', 'Required')
    if (end_at === undefined) throw invalidField('end_at', 'Required')
    if (seconds !== undefined && seconds !== secondsBetween(wholeSecond(start_at), wholeSecond(end_at))) {
      throw invalidField('seconds', t.dontAgree())
    }
    return intervalOf(start_at, end_at, zone, now)
  }
  if (task_date === undefined) throw invalidField('task_date', 'Required')
  if (seconds === undefined) throw invalidField('seconds', 'Required')
  if (task_date > calendarDay(zone, now)) throw invalidField('task_date', t.notInFuture())
  return [{ task_date, start_at: null, end_at: null, seconds }]
}

/** The field at which a fault of this written time is told. */
export function dayField({ start_at }: WrittenTime): 'start_at' | 'task_date' {
  return (start_at ?? undefined) === undefined ? 'task_date' : 'start_at'
}

/** The field at which it is too long. */
export function lengthField({ start_at }: WrittenTime): 'end_at' | 'seconds' {
  return (start_at ?? undefined) === undefined ? 'seconds' : 'end_at'
}

/** How much of a piece its client has agreed to, and what of that their hours cover; null: all of it. */
export interface Limit {
  readonly agreed: number
  readonly hours: number | null
}

export function limitOf(project_uuid: string, { task_date, seconds }: TimePiece): RawBuilder<Limit> {
  return sql<Limit>`select within as agreed, hours from split_at_limit(${project_uuid}, ${task_date}, ${seconds})`
}

interface CutPiece {
  /** What the client has agreed to, and what of it goes beyond the hours; null: nothing of it. */
  readonly within: (TimePiece & { readonly overage_seconds: number }) | null
  /** What goes beyond; null: nothing. */
  readonly beyond: TimePiece | null
}

/** What the client hasn't agreed to: neither side pays until they say yes. */
export const beyondLimit = { over_limit: true, billable: false, payable: false, overage_seconds: 0 } as const

function cut(piece: TimePiece, seconds: number): { within: TimePiece | null; beyond: TimePiece | null } {
  if (seconds >= piece.seconds) return { within: piece, beyond: null }
  if (seconds <= 0) return { within: null, beyond: piece }
  const middle = piece.start_at && new Date(piece.start_at.getTime() + seconds * 1000)
  return {
    within: { ...piece, seconds, end_at: middle },
    beyond: { ...piece, seconds: piece.seconds - seconds, start_at: middle },
  }
}

/**
 * Time that is about to be logged, cut where it goes beyond the subscription's hours and the overage that its client agreed
 * to. Each piece is asked about after those before it are written. What nobody answered for yet uses no hours.
 * @param before seconds of it that counted before, and of these what was overage: what was agreed to once stays so
 */
export async function cutAtLimit(
  transaction: Transaction<Tables>,
  piece: TimePiece,
  of: {
    project_uuid: string
    billable: boolean
    status: TimeEntryStatus
    before?: { readonly counted: number; readonly overage: number }
    /** What was asked before, where nothing was written since. */
    limit?: SentAhead<Limit> | undefined
  },
): Promise<CutPiece> {
  if (!of.billable || !timeEntryStates.is('counted', of.status)) {
    return { within: { ...piece, overage_seconds: 0 }, beyond: null }
  }
  const rows = await (of.limit?.rows ??
    limitOf(of.project_uuid, piece)
      .execute(transaction)
      .then((found) => found.rows))
  const { agreed = 0, hours = null } = rows[0] ?? {}
  const { counted, overage } = of.before ?? { counted: 0, overage: 0 }
  const { within, beyond } = cut(piece, Math.max(agreed, counted))
  if (!within) return { within, beyond }
  const covered = Math.min(within.seconds, hours ?? within.seconds)
  const overage_seconds = Math.min(within.seconds - covered, Math.max(agreed - covered, overage))
  return { within: { ...within, overage_seconds }, beyond }
}
