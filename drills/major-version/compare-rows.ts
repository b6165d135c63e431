import type { Pool } from 'pg'
import { allTables } from './replicate.ts'

export interface Compared {
  readonly tables: number
  readonly rows: number
  /** Tables whose rows aren't the same on both sides, with their counts. */
  readonly different: readonly string[]
}

async function digestOf(pool: Pool, table: string): Promise<{ count: number; digest: string }> {
  const { rows } = await pool.query<{ count: number; digest: string }>(
    `select count(*)::int, md5(coalesce(string_agg(row, ',' order by row), '')) as digest from (select md5(each::text) as row from ${table} each) rows`,
  )
  return rows[0] ?? { count: 0, digest: '' }
}

/** Every row of every table, on both sides. */
export async function compareRows(old: Pool, next: Pool): Promise<Compared> {
  const tables = await allTables(old)
  const different: string[] = []
  let rows = 0
  for (const table of tables) {
    const [one, other] = [await digestOf(old, table), await digestOf(next, table)]
    rows += one.count
    if (one.digest !== other.digest) different.push(`${table}: ${one.count} and ${other.count}`)
  }
  return { tables: tables.length, rows, different }
}
