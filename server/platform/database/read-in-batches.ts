import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

let cursors = 0

/** The rows of a query by a cursor, so many at a time; it ends with its transaction. */
export async function* readInBatches<Row>(
  transaction: Transaction<Tables>,
  query: RawBuilder<Row>,
  size = 1_000,
): AsyncGenerator<Row[]> {
  cursors += 1
  const cursor = sql.id(`batches_${cursors}`)
  await sql`declare ${cursor} no scroll cursor for ${query}`.execute(transaction)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(size)} from ${cursor}`.execute(transaction)
    if (rows.length > 0) yield rows
    if (rows.length < size) return
  }
}

/** How many rows a query has, counted up to a limit. */
export async function countUpTo(database: Kysely<Tables>, query: RawBuilder<unknown>, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from (${query}) every_row limit ${limit}) counted`.execute(database)
  return rows[0]?.count ?? 0
}
