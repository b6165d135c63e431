import type { Pool } from 'pg'

/** Each part of the schema with all that PostgreSQL says of it; `place` names where it is said. */
const parts = [
  `select format('column %s.%s %s%s%s%s%s', relname, attname, format_type(atttypid, atttypmod), case when attnotnull then ' not null' end,
      ' default ' || pg_get_expr(adbin, adrelid), nullif(' identity ' || attidentity::text, ' identity '), nullif(' generated ' || attgenerated::text, ' generated ')) as line
    from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') and attnum > 0 and not attisdropped`,
  `select format('constraint %s on %s %s', conname, conrelid::regclass, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = 'public'::regnamespace`,
  `select pg_get_indexdef(indexrelid) from pg_index join pg_class on pg_class.oid = indexrelid where relnamespace = 'public'::regnamespace`,
  `select pg_get_triggerdef(pg_trigger.oid) || ' ' || tgenabled::text
    from pg_trigger join pg_class on pg_class.oid = tgrelid where not tgisinternal and relnamespace = 'public'::regnamespace`,
  `select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace and prokind in ('f', 'p')`,
  `select format('view %s %s', relname, pg_get_viewdef(oid)) from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')`,
  `select format('sequence %s %s %s %s', sequencename, data_type, increment_by, start_value) from pg_sequences where schemaname = 'public'`,
  `select format('comment on %s: %s', pg_describe_object(classoid, objoid, objsubid), description) from pg_description
    where classoid = 'pg_class'::regclass and objoid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`,
  `select format('type %s %s', typname, typtype) from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd', 'r', 'm')`,
  `select format('extension %s', extname) from pg_extension`,
]

/** The whole schema as lines in an order of their own: two databases with the same lines are made alike. */
export async function readSchema(pool: Pool): Promise<string[]> {
  const lines: string[] = []
  for (const part of parts) {
    const { rows } = await pool.query<Record<string, string>>(part)
    lines.push(...rows.map((row) => String(Object.values(row)[0])))
  }
  return lines.sort()
}
