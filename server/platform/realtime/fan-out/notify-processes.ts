import { sql, type Kysely } from 'kysely'
import { sendAhead } from '../../database/pipeline.ts'
import type { Tables } from '../../database/tables.ts'
import { realtimeChannel } from '../announcement.ts'

/** Has PostgreSQL carry announcements when the transaction is committed; outside of one, at once. */
export async function notifyProcesses(transaction: Kysely<Tables>, payloads: readonly string[]): Promise<void> {
  const statement = sql`select pg_notify(${realtimeChannel}, payload) from unnest(${payloads}::text[]) payload`
  await sendAhead(transaction, statement)
}
