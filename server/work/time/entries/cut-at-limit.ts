import { timeEntryStates, type TimeEntryStatus } from '@talentplace/contract/work/time/time-entry.states'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import type { TimePiece } from './written-pieces.ts'

export interface CutPiece {
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
  },
): Promise<CutPiece> {
  if (!of.billable || !timeEntryStates.is('counted', of.status)) {
    return { within: { ...piece, overage_seconds: 0 }, beyond: null }
  }
  const { rows } = await sql<{ agreed: number; hours: number | null }>`
    select within as agreed, hours from split_at_limit(${of.project_uuid}, ${piece.task_date}, ${piece.seconds})`.execute(
    transaction,
  )
  const { agreed = 0, hours = null } = rows[0] ?? {}
  const { counted, overage } = of.before ?? { counted: 0, overage: 0 }
  const { within, beyond } = cut(piece, Math.max(agreed, counted))
  if (!within) return { within, beyond }
  const covered = Math.min(within.seconds, hours ?? within.seconds)
  const overage_seconds = Math.min(within.seconds - covered, Math.max(agreed - covered, overage))
  return { within: { ...within, overage_seconds }, beyond }
}
