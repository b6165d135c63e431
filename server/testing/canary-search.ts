import type { TestDatabase } from './database.ts'

interface Column {
  readonly schema: string
  readonly table: string
  readonly column: string
  readonly type: string
}

const speaks = `(udt_name in ('text', 'varchar', 'jsonb', 'json', 'bytea') or udt_name like '\\_%')`

/** Every column of every table that can hold words, the jobs' own too. */
export async function columnsWithWords(database: TestDatabase): Promise<Column[]> {
  const { rows } = await database.pool.query<Column>(
    `select table_schema as schema, table_name as table, column_name as column, udt_name as type
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE' and ${speaks}
     order by 1, 2, 3`,
  )
  return rows
}

/** Where words stand that match a pattern, as `table.column`; `besides`: rows that are not looked at, by table. */
export async function findWords(
  database: TestDatabase,
  pattern: string,
  besides: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const found: string[] = []
  for (const { schema, table, column, type } of await columnsWithWords(database)) {
    const text = type === 'bytea' ? `encode("${column}", 'escape')` : `"${column}"::text`
    const { rows } = await database.pool.query<{ found: boolean }>(
      `select exists (select from ${schema}."${table}" where ${text} ~* $1 and not (${besides[table] ?? 'false'})) as found`,
      [pattern],
    )
    if (rows[0]?.found === true) found.push(`${table}.${column}`)
  }
  return found
}
