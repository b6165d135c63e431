import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'

/** Lets one change of a client's cards through at a time: which of them is the default is decided among them all. */
export async function lockCards(transaction: Transaction<Tables>, clientUuid: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cards ${clientUuid}`}, 0))`.execute(transaction)
}
