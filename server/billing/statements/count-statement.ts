import { sql, type Kysely } from 'kysely'
import { countUpTo } from '../../platform/database/read-in-batches.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** Open invoices on a client's statement, counted up to a limit. */
export function countStatement(database: Kysely<Tables>, client_uuid: string, limit: number): Promise<number> {
  return countUpTo(database, sql`select from open_invoices where client_uuid = ${client_uuid}`, limit)
}
