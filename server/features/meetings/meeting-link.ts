import { hash, randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import { holdRow } from '../../platform/database/hold-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/refusal.ts'
import { checkStillToCome, type MeetingRow } from './meeting-row.ts'

/** What a mailed link carries; nobody guesses 32 random bytes. */
export function newMeetingToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashOfToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/** Step: the call of a mailed link, still to come, held until the transaction ends. @throws Refusal 404 or 409 */
export async function holdByToken(transaction: Transaction<Tables>, token: string, now: Date): Promise<MeetingRow> {
  const row = await holdRow(transaction, 'meetings', hashOfToken(token), 'token_hash')
  if (!row) throw notFound()
  return checkStillToCome(row, now)
}
