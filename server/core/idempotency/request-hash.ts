import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { takeTurn } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError } from '../../platform/http/http-error.ts'

/** What a call with an `Idempotency-Key` asked for, to tell a repetition from another call with the same key. */
export function hashOfRequest(operation: string, ...deps: readonly unknown[]): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([operation, ...deps]))
    .digest()
}

/** @throws HttpError 409 when the key has come with another request */
export function rejectOtherRequest(stored: Buffer | null, request: Buffer): void {
  if (stored?.equals(request) === true) return
  throw new HttpError(409, 'key_reused', 'This Idempotency-Key has been used for another payment.')
}

/** Calls with the same key wait for each other, so that the later one finds what the first has done. */
export async function waitForKey(transaction: Transaction<Tables>, key: string): Promise<void> {
  await takeTurn(transaction, 'request', key)
}
