import { sql, type RawBuilder, type Selectable, type Transaction } from 'kysely'
import type { LockedTable, NamedLock } from './lock-order.ts'
import type { Tables } from './tables.ts'

/** Tables whose rows are known by something else than a uuid, and held in its order. */
const keys: Partial<Record<LockedTable, string>> = {
  client_credit_balances: 'currency',
  configurations: 'name',
  exchange_rates: 'month',
  hour_holds: 'virtualassistant_uuid',
  industries: 'id',
  payout_lines: 'bill_uuid',
  portraits: 'id',
  profile_editions: 'virtualassistant_uuid',
  project_health: 'project_uuid',
  roles: 'id',
  skills: 'id',
  tools: 'id',
  two_factors: 'user_uuid',
}

/**
 * Rows of a table as they are now, held until the transaction ends: nobody else changes them, and rows that refer to them
 * are still added without waiting. Found by a column (its key unless said otherwise), always held in the order of the key.
 * Tables are held in the order of `lockOrder`.
 */
export async function lockRows<Table extends LockedTable>(
  transaction: Transaction<Tables>,
  table: Table,
  values: readonly (string | number | Buffer)[],
  by: string = keys[table] ?? 'uuid',
): Promise<Selectable<Tables[Table]>[]> {
  if (values.length === 0) return []
  const { rows } = await lockingRows(table, values, by).execute(transaction)
  return rows
}

/** The statement of `lockRows`, to be sent with others. */
export function lockingRows<Table extends LockedTable>(
  table: Table,
  values: readonly (string | number | Buffer)[],
  by: string = keys[table] ?? 'uuid',
): RawBuilder<Selectable<Tables[Table]>> {
  return sql<Selectable<Tables[Table]>>`
    select * from ${sql.table(table)} where ${sql.ref(by)} in (${sql.join(values)})
    order by ${sql.ref(keys[table] ?? 'uuid')} for no key update`
}

/**
 * Rows that are held already, and from now on kept from everybody who adds a row that refers to them, until the transaction ends.
 * Whoever holds several waits for nobody who is adding one: that person may be waiting for another of them.
 * @throws what PostgreSQL says of a row that someone is adding to (55P03)
 */
export async function closeRows(
  transaction: Transaction<Tables>,
  table: LockedTable,
  values: readonly string[],
): Promise<void> {
  const key = sql.ref(keys[table] ?? 'uuid')
  await sql`select from ${sql.table(table)} where ${key} = any(${values}::uuid[]) order by ${key} for update nowait`.execute(
    transaction,
  )
}

/** One row, held as by `lockRows`; undefined: there is none. */
export async function lockRow<Table extends LockedTable>(
  transaction: Transaction<Tables>,
  table: Table,
  value: string | number | Buffer,
  by?: string,
): Promise<Selectable<Tables[Table]> | undefined> {
  return (await lockRows(transaction, table, [value], by))[0]
}

/** Waits until nobody else has the turn for this thing, and keeps it until the transaction ends. */
export async function takeTurn(transaction: Transaction<Tables>, lock: NamedLock, of: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${sql.lit(`${lock} `)} || ${of}, 0))`.execute(transaction)
}
