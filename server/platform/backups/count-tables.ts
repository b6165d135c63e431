import { escapeIdentifier, type ClientBase } from 'pg'

/** Rows of each table of the product that PostgreSQL's log knows; the others begin empty after a crash, and so after a restore. */
export async function countTables(client: ClientBase): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
       and relpersistence = 'p' order by 1`,
  )
  const counted: [string, number][] = []
  for (const { name } of rows) {
    const found = await client.query<{ count: number }>(
      `select count(*)::float8 as count from ${escapeIdentifier(name)}`,
    )
    counted.push([name, found.rows[0]?.count ?? 0])
  }
  return Object.fromEntries(counted)
}
