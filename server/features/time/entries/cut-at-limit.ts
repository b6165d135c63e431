import { timeEntryStates, type TimeEntryStatus } from '@talentplace/contract/time/time-entry.states'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import type { TimePiece } from './written-pieces.ts'

export interface CutPiece {
  /** What the client has agreed to; null: nothing of it. */
  readonly within: TimePiece | null
  /** What goes beyond; null: nothing. */
  readonly beyond: TimePiece | null
}

/** What the client hasn't agreed to: neither side pays until they say yes. */
export const beyondLimit = { over_limit: true, billable: false, payable: false } as const

function cut(piece: TimePiece, seconds: number): CutPiece {
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
 * @param counted seconds of it that counted before: what was agreed to once stays so
 */
export async function cutAtLimit(
  transaction: Transaction<Tables>,
  piece: TimePiece,
  of: { project_uuid: string; billable: boolean; status: TimeEntryStatus; counted?: number },
): Promise<CutPiece> {
  if (!of.billable || !timeEntryStates.is('counted', of.status)) return { within: piece, beyond: null }
  const { rows } = await sql<{ seconds: number }>`
    select seconds_within_limit(${of.project_uuid}, ${piece.task_date}, ${piece.seconds}) as seconds`.execute(
    transaction,
  )
  return cut(piece, Math.max(rows[0]?.seconds ?? 0, of.counted ?? 0))
}
