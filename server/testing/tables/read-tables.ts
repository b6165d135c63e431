import type { Pool } from 'pg'

export interface Column {
  /** As `pg_type` names it; an array begins with `_`. */
  readonly type: string
  readonly name: string
  readonly isNullable: boolean
  /** Filled by the database where it isn't given, or computed by it always. */
  readonly filled: 'never' | 'by default' | 'always'
  /** What a check constraint lists as its values, as TypeScript writes them; null: no list. */
  readonly values: readonly string[] | null
  /** `comment on column`. */
  readonly comment: string | null
}

export interface Table {
  readonly name: string
  readonly comment: string | null
  readonly columns: readonly Column[]
}

const columnsInOrder = `
  select c.relname as table, obj_description(c.oid, 'pg_class') as table_comment, a.attname as name,
    t.typname as type, not a.attnotnull as nullable, col_description(c.oid, a.attnum) as comment,
    case when a.attgenerated <> '' or a.attidentity = 'a' then 'always'
      when a.atthasdef or a.attidentity = 'd' then 'by default' else 'never' end as filled,
    (select coalesce(json_agg(pg_get_constraintdef(k.oid) order by k.conname), '[]') from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as checks
  from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition
    and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`

interface CatalogRow {
  table: string
  table_comment: string | null
  name: string
  type: string
  nullable: boolean
  filled: Column['filled']
  comment: string | null
  checks: string[]
}

const listed = /^CHECK \(+(?:\w+ IS NULL\)+ OR \(+)?\w+ (?:= ANY|<@) \(?ARRAY\[([^\]]*)\]\)*$/

/** @returns `'held'`, `0` … where the check says nothing but which values there are */
export function valuesListed(check: string): string[] | null {
  const inside = listed.exec(check)?.[1]
  if (inside === undefined) return null
  return inside.split(', ').map((each) => each.replace(/::[\w ]+$/, '').replace(/^\((-?\d+)\)$/, '$1'))
}

/** Every table and view of the product, as the migrations left them, by name. */
export async function readTables(pool: Pool): Promise<Table[]> {
  const { rows } = await pool.query<CatalogRow>(columnsInOrder)
  return [...Map.groupBy(rows, ({ table }) => table)].map(([name, columns]) => ({
    name,
    comment: columns[0]?.table_comment ?? null,
    columns: columns.map(({ nullable, checks, ...column }) => ({
      ...column,
      isNullable: nullable,
      values: checks.map(valuesListed).find((values) => values !== null) ?? null,
    })),
  }))
}
