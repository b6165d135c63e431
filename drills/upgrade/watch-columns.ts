import type { Pool } from 'pg'

/** What a migration did to a column or table that was there before it and that the server before it may use. */
export interface Destructive {
  readonly migration: string
  /** e.g. `drops column payments.invoice_uuid` */
  readonly step: string
}

/*
 * PostgreSQL's own catalogue is compared from one migration to the next, so that it is all the same how a statement is written.
 * A table or column keeps its number when it is renamed. The trigger runs inside each migration's transaction.
 */
const watch = `
create schema drill;
create table drill.destructive (migration text not null, step text not null);
create view drill.columns_of_now as
  select pg_class.oid as table_oid, relname::text as table_name, attnum, attname::text as column_name,
    format_type(atttypid, atttypmod) as type, attnotnull as is_needed,
    atthasdef or attidentity <> '' or attgenerated <> '' as fills_itself
  from pg_class join pg_attribute on attrelid = pg_class.oid
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped;
create table drill.columns_before as select * from drill.columns_of_now;
create function drill.compare() returns trigger language plpgsql as $$
begin
  insert into drill.destructive
  with tables_before as (select distinct table_oid, table_name from drill.columns_before),
    tables_now as (select distinct table_oid, table_name from drill.columns_of_now),
    kept as (select b.table_oid, b.table_name as name_before, n.table_name from tables_before b join tables_now n using (table_oid)),
    columns as (
      select kept.table_name, b.column_name as before, n.column_name as now, b.type as type_before, n.type,
        b.is_needed as was_needed, n.is_needed, b.fills_itself as filled_itself, n.fills_itself
      from drill.columns_before b full join drill.columns_of_now n using (table_oid, attnum) join kept using (table_oid))
  select new.name, step from (
    select 'drops table ' || table_name as step from tables_before where table_oid not in (select table_oid from tables_now)
    union all select format('renames table %s to %s', name_before, table_name) from kept where name_before <> table_name
    union all select format('drops column %s.%s', table_name, before) from columns where now is null
    union all select format('renames column %s.%s to %s', table_name, before, now) from columns where before <> now
    union all select format('changes the type of %s.%s from %s to %s', table_name, now, type_before, type) from columns where type_before <> type
    union all select format('needs a value in %s.%s, which was free to be empty', table_name, now) from columns where not was_needed and is_needed and not fills_itself
    union all select format('needs a value in %s.%s, which filled itself', table_name, now) from columns where was_needed and is_needed and filled_itself and not fills_itself
    union all select format('needs a value in %s.%s, which is new and has no default', table_name, now) from columns where before is null and is_needed and not fills_itself
  ) found (step);
  delete from drill.columns_before;
  insert into drill.columns_before select * from drill.columns_of_now;
  return null;
end $$;
create trigger drill_compare after insert on migrations for each row execute function drill.compare();`

/** From now on each migration's destructive steps are noted. To be asked before anything is migrated. */
export async function watchColumns(pool: Pool): Promise<void> {
  await pool.query(watch)
}

/** What was noted; the database is as if nobody had watched. */
export async function endWatching(pool: Pool): Promise<Destructive[]> {
  const { rows } = await pool.query<Destructive>('select migration, step from drill.destructive order by 1, 2')
  await pool.query('drop trigger drill_compare on migrations')
  await pool.query('drop schema drill cascade')
  return rows
}
