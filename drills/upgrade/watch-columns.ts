import type { Watched } from './watch-migrations.ts'

/** Columns and tables that were there before and that the server before may use. They keep their number when they are renamed. */
export const columns: Watched = {
  name: 'columns',
  now: `select pg_class.oid as table_oid, relname::text as table_name, attnum, attname::text as column_name,
      format_type(atttypid, atttypmod) as type, attnotnull as is_needed,
      atthasdef or attidentity <> '' or attgenerated <> '' as fills_itself
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped`,
  findings: `
    with tables_before as (select distinct table_oid, table_name from drill.columns_before),
      tables_now as (select distinct table_oid, table_name from drill.columns_now),
      kept as (select b.table_oid, b.table_name as name_before, n.table_name from tables_before b join tables_now n using (table_oid)),
      columns as (
        select kept.table_name, b.column_name as before, n.column_name as now, b.type as type_before, n.type,
          b.is_needed as was_needed, n.is_needed, b.fills_itself as filled_itself, n.fills_itself
        from drill.columns_before b full join drill.columns_now n using (table_oid, attnum) join kept using (table_oid))
    select 'drops table ' || table_name from tables_before where table_oid not in (select table_oid from tables_now)
    union all select format('renames table %s to %s', name_before, table_name) from kept where name_before <> table_name
    union all select format('drops column %s.%s', table_name, before) from columns where now is null
    union all select format('renames column %s.%s to %s', table_name, before, now) from columns where before <> now
    union all select format('changes the type of %s.%s from %s to %s', table_name, now, type_before, type) from columns where type_before <> type
    union all select format('needs a value in %s.%s, which was free to be empty', table_name, now) from columns where not was_needed and is_needed and not fills_itself
    union all select format('needs a value in %s.%s, which filled itself', table_name, now) from columns where was_needed and is_needed and filled_itself and not fills_itself
    union all select format('needs a value in %s.%s, which is new and has no default', table_name, now) from columns where before is null and is_needed and not fills_itself`,
}
