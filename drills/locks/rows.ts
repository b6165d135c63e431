import type { Database } from '@talentplace/server/platform/database/connection'

/** A row by one of its unique keys. */
export interface KeyedRow {
  readonly table: string
  /** By its primary key. */
  readonly row: string
  /** Which key, and what is in it; nobody else can add the same meanwhile. */
  readonly key: string
  readonly isPrimary: boolean
  /** The database makes the key up, so nobody else ever adds the same. */
  readonly isMadeUp: boolean
  /** The transactions that PostgreSQL has noted on it: who wrote it, and who changed, removed or held it last. */
  readonly noted: string
}

/** Tables with more rows hold reference data, which nobody changes here. */
const maxRows = 2_000

/** Every row of every table that people change, once for each of its unique keys that is whole. */
export async function listRows({ pool }: Database): Promise<readonly KeyedRow[]> {
  const { rows: indexes } = await pool.query<{
    table: string
    columns: string[]
    primary: string[]
    isPrimary: boolean
    isMadeUp: boolean
  }>(
    `with keys as (
       select relname::text as table, indisprimary, array(select quote_ident(attname) from pg_attribute
         where attrelid = indrelid and attnum = any (indkey) order by attnum) as columns,
         indnatts = 1 and exists (select from pg_attribute where attrelid = indrelid and attnum = indkey[0]
           and (atthasdef or attidentity <> '')) as made_up
       from pg_index join pg_class on pg_class.oid = indrelid
       where indisunique and indexprs is null and relnamespace = 'public'::regnamespace and reltuples < $1)
     select each."table", each.columns, each.indisprimary as "isPrimary", each.made_up as "isMadeUp", "primary".columns as "primary"
     from keys each join keys "primary" on "primary"."table" = each."table" and "primary".indisprimary`,
    [maxRows],
  )
  const selects = indexes.map(({ table, columns, primary, isPrimary, isMadeUp }) => {
    const list = columns.join(', ')
    return `select '${table}' as table, '${table} ' || row(${primary.join(', ')})::text as row,
      '${table} ${list} ' || row(${list})::text as key, ${isPrimary} as "isPrimary", ${isMadeUp} as "isMadeUp", xmin || ' ' || xmax as noted
      from ${table} where num_nulls(${list}) = 0`
  })
  const { rows } = await pool.query<KeyedRow>(selects.join(' union all '))
  return rows
}
