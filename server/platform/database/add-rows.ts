import { sql, type Insertable, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * Adds rows of a table in one statement, whose text doesn't grow with them. What only some of them name is null in the others. None
 * of it is JSON, which would be text there.
 */
export async function addRows<Table extends keyof Tables & string>(
  transaction: Transaction<Tables>,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  if (rows.length === 0) return
  const named = new Set(rows.flatMap((row) => Object.keys(row)))
  const columns = sql.join([...named].map((column) => sql.ref(column)))
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    transaction,
  )
}
