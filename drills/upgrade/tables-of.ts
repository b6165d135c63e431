import type { ClientBase, Pool } from 'pg'

/** The product's own tables, by name. */
export async function tablesOf(database: ClientBase | Pool): Promise<string[]> {
  const { rows } = await database.query<{ relname: string }>(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`,
  )
  return rows.map(({ relname }) => relname)
}
