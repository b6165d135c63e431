import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { realtimeChannel } from '../announcement.ts'

/** Has PostgreSQL carry an announcement when the transaction is committed; outside of one, at once. */
export async function notifyProcesses(transaction: Kysely<Tables>, payload: string): Promise<void> {
  await sql`select pg_notify(${realtimeChannel}, ${payload})`.execute(transaction)
}
