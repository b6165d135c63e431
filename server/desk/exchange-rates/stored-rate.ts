import type { Transaction } from 'kysely'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError } from '../../platform/http/http-error.ts'

export interface StoredRate {
  readonly rate_millionths: number | null
  readonly source: string
  readonly note: string
  readonly version: number
}

/** A month that never had a rate. */
const never: StoredRate = { rate_millionths: null, source: '', note: '', version: 0 }

/** What is told of a rate: of one that was taken back only its version, which the next one begins from. */
export function displayedRate(stored: StoredRate | undefined): StoredRate {
  if (!stored) return never
  const { rate_millionths, source, note, version } = stored
  return rate_millionths === null ? { ...never, version } : { rate_millionths, source, note, version }
}

/** The rate of a month (its first day), held to be changed. @throws HttpError 409 `stale_version` */
export async function lockRate(transaction: Transaction<Tables>, month: string, version: number): Promise<StoredRate> {
  const stored = displayedRate(await lockRow(transaction, 'exchange_rates', month))
  if (stored.version === version) return stored
  throw new HttpError(409, 'stale_version', 'This was changed by someone else. Load it again before you save.')
}
