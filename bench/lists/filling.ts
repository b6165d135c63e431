import type { PoolClient } from 'pg'
import { firstNames, lastNames } from '../palette/fill-names.ts'

/** One statement of filling: what it adds, and the SQL; `into` is set where a table is so long that its indexes are made afterwards. */
export interface Filling {
  readonly what: string
  readonly sql: string
  readonly into?: string
}

/** How many there are of what has so many at full size. */
export type HowMany = (atFullSize: number) => number

const trades =
  'Bakery Books Dental Electric Flowers Legal Physio Roofing Studio Travel Foods Motors Optical Plumbing Realty'
const verbs = 'Call Draft Review Send Prepare Book Update Check Collect File Order Plan Renew Sort Translate Answer'
const things =
  'invoices receipts newsletter payroll inventory flights calendar contracts leads samples drawings permits minutes suppliers passwords photos'

/** An array of SQL's, of words. */
export const arrayOf = (words: string) => `array[${words.split(' ').map((word) => `'${word}'`)}]`

/** Names that are drawn by a number, the same each time. They go with the connection. */
const naming = `
  create function pg_temp.pick(words text[], n bigint) returns text language sql immutable as
    'select words[1 + ((hashint8(n) & 2147483647) % cardinality(words))]';
  create function pg_temp.person_name(n bigint) returns text language sql immutable as $$
    select pg_temp.pick(${arrayOf(firstNames.join(' '))}, n * 7 + 1) || ' ' || pg_temp.pick(${arrayOf(lastNames.join(' '))}, n * 11 + 2)
      || case when n % 3 = 0 then '-' || pg_temp.pick(${arrayOf(lastNames.join(' '))}, n * 13 + 3) else '' end $$;
  create function pg_temp.company_name(n bigint) returns text language sql immutable as $$
    select pg_temp.pick(${arrayOf(lastNames.join(' '))}, n * 17 + 4) || ' ' || pg_temp.pick(${arrayOf(trades)}, n * 19 + 5) || ' ' || n $$;
  create function pg_temp.task_name(n bigint) returns text language sql immutable as $$
    select pg_temp.pick(${arrayOf(verbs)}, n * 23 + 6) || ' ' || pg_temp.pick(${arrayOf(things)}, n * 29 + 7) || ' for '
      || pg_temp.pick(${arrayOf(lastNames.join(' '))}, n * 31 + 8) $$;
  /* The first of so many are drawn far more often than the last. */
  create function pg_temp.skewed(most bigint) returns bigint language sql volatile as
    'select 1 + floor(power(random(), 3) * most)::bigint';
  /* An instant of the last two years. */
  create function pg_temp.some_time() returns timestamptz language sql volatile as
    'select now() - random() * interval ''730 days''';
  select setseed(0.7);`

/** Adds rows alone, without what triggers make of them; the sums that the product keeps are filled by statements of their own. */
export async function fillBy(
  connection: PoolClient,
  fillings: readonly Filling[],
  log: (line: string) => void,
): Promise<void> {
  await connection.query('set statement_timeout = 0')
  await connection.query('set idle_in_transaction_session_timeout = 0')
  await connection.query('set session_replication_role = replica')
  await connection.query(`set maintenance_work_mem = '1GB'; set work_mem = '256MB'; set synchronous_commit = off`)
  await connection.query(naming)
  for (const { what, sql, into } of fillings) {
    const from = performance.now()
    const indexes = into === undefined ? [] : await withoutIndexes(connection, into)
    const { rowCount } = await connection.query(sql).catch((error: unknown) => {
      throw new Error(`${what}: ${String(error)}`, { cause: error })
    })
    for (const index of indexes) await connection.query(index)
    // What comes next is planned by what is there.
    if (into !== undefined) await connection.query(`analyze ${into}`)
    const seconds = (performance.now() - from) / 1000
    if (seconds > 1) log(`${(rowCount ?? 0).toLocaleString('en-CA')} ${what} in ${seconds.toFixed(0)} s`)
  }
  await connection.query('reset session_replication_role')
}

/** Takes a table's indexes away, but for those of constraints; what makes them again. */
async function withoutIndexes(connection: PoolClient, table: string): Promise<string[]> {
  const { rows } = await connection.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = $1::regclass and not indisunique and not exists (select from pg_constraint where conindid = indexrelid)`,
    [table],
  )
  for (const { name } of rows) await connection.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}
