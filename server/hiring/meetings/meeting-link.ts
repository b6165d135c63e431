import { hash, randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { checkStillToCome, type MeetingRow } from '../../core/calendar/meeting-row.ts'

/** What a mailed link carries; nobody guesses 32 random bytes. */
export function newMeetingToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashOfToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/** Step: the call of a mailed link, still to come, held until the transaction ends. @throws HttpError 404 or 409 */
export async function lockByToken(transaction: Transaction<Tables>, token: string, now: Date): Promise<MeetingRow> {
  const row = await lockRow(transaction, 'meetings', hashOfToken(token), 'token_hash')
  if (!row) throw notFound()
  return checkStillToCome(row, now)
}
