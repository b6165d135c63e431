import type { Pool } from 'pg'
import { rewrites } from './rewrites.ts'
import { tablesOf } from './tables-of.ts'

/** One table of before, and what became of its rows. */
export interface TableAccount {
  readonly table: string
  readonly before: number
  readonly after: number
  /** Rows of before that aren't there any more, by all columns that still are and that no migration rewrites. */
  readonly lost: number
  /** Of those columns: of the rows of before, and of the same rows as they are now. */
  readonly digestBefore: string
  readonly digestAfter: string
}

/** Keeps a copy of every row beside the tables, in a schema that migrations don't know. */
export async function retainRows(pool: Pool): Promise<void> {
  await pool.query('create schema kept')
  for (const table of await tablesOf(pool)) await pool.query(`create table kept."${table}" as select * from "${table}"`)
}

async function columnsIn(pool: Pool, schema: string, table: string): Promise<string[]> {
  const { rows } = await pool.query<{ column_name: string }>(
    'select column_name from information_schema.columns where table_schema = $1 and table_name = $2 order by ordinal_position',
    [schema, table],
  )
  return rows.map(({ column_name }) => column_name)
}

/** Looks for each row of before among today's. A table that is gone has lost them all. */
async function accountForTable(pool: Pool, table: string): Promise<TableAccount> {
  const now = await columnsIn(pool, 'public', table)
  const rewritten = rewrites.filter((each) => each.table === table).map(({ column }) => column)
  const same = (await columnsIn(pool, 'kept', table)).filter((name) => now.includes(name) && !rewritten.includes(name))
  // As text: a type that was widened says the same of the same value.
  const row = `md5(concat_ws('|', ${same.map((name) => `coalesce("${name}"::text, '∅')`).join(', ')}))`
  const after = now.length === 0 ? 'select null where false' : `select ${row} as row from "${table}"`
  const { rows } = await pool.query<Omit<TableAccount, 'table'>>(
    `with before as (select row, count(*) as copies from (select ${row} as row from kept."${table}") each group by row),
      after as (select row, count(*) as copies from (${after}) each (row) group by row)
    select coalesce(sum(before.copies), 0)::int as before, (select coalesce(sum(copies), 0) from after)::int as after,
      coalesce(sum(greatest(before.copies - coalesce(after.copies, 0), 0)), 0)::int as lost,
      md5(coalesce(string_agg(before.row || before.copies, ',' order by before.row), '')) as "digestBefore",
      md5(coalesce(string_agg(before.row || least(before.copies, after.copies), ',' order by before.row), '')) as "digestAfter"
    from before left join after using (row)`,
  )
  const [counted] = rows
  if (counted === undefined) throw new Error(`${table} can't be counted`)
  return { table, ...counted }
}

/** Every table of before, after the migration. */
export async function accountForRows(pool: Pool): Promise<TableAccount[]> {
  const { rows } = await pool.query<{ relname: string }>(
    `select relname from pg_class where relnamespace = 'kept'::regnamespace and relkind = 'r' order by relname`,
  )
  const accounts: TableAccount[] = []
  for (const { relname } of rows) accounts.push(await accountForTable(pool, relname))
  return accounts
}
