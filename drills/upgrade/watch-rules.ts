import type { Pool } from 'pg'

/*
 * Checks, keys and unique indexes are compared from one migration to the next by what they ask; noted is what they are called. Only what a server of
 * before could break counts: a rule of a column that it knows. A list of words that has only grown asks for less.
 */
const watch = `
create table drill.released_columns as select table_oid, attnum from drill.columns_of_now;
create view drill.rules_of_now as
  select conrelid as table_oid, conkey as columns, conname::text as name, pg_get_constraintdef(oid) as rule
  from pg_constraint where conrelid in (select table_oid from drill.released_columns) and contype in ('c', 'f', 'p', 'u', 'x')
  union all
  select indrelid, indkey::int2[], relname, 'UNIQUE ' || split_part(pg_get_indexdef(indexrelid), ' USING ', 2)
  from pg_index join pg_class on pg_class.oid = indexrelid
  where indrelid in (select table_oid from drill.released_columns) and indisunique and not exists (select from pg_constraint where conindid = indexrelid);
create table drill.rules_before as select * from drill.rules_of_now;
create function drill.words_of(rule text) returns text[] language sql as $$
  select array_agg(found[1]) from regexp_matches(rule, '''([^'']*)''', 'g') found
  where rule ~ '^CHECK \\(\\(\\w+ = ANY \\(ARRAY\\[[^]]*\\]\\)\\)\\)$'
$$;
create function drill.compare_rules() returns trigger language plpgsql as $$
begin
  insert into drill.destructive
  select new.name, format('asks more of %s.%s', relname, now.name)
  from drill.rules_of_now now join pg_class on pg_class.oid = table_oid
  where exists (select from drill.released_columns known where known.table_oid = now.table_oid
      and (known.attnum = any (columns) or 0 = any (columns)))
    and not exists (select from drill.rules_before b where b.table_oid = now.table_oid
      and (b.rule = now.rule or (b.columns = now.columns and drill.words_of(b.rule) <@ drill.words_of(now.rule))));
  delete from drill.rules_before;
  insert into drill.rules_before select * from drill.rules_of_now;
  return null;
end $$;
create trigger drill_compare_rules after insert on migrations for each row execute function drill.compare_rules();`

/** From now on what each migration asks more of the columns of before is noted too. To be asked after `watchColumns`, which ends it. */
export async function watchRules(pool: Pool): Promise<void> {
  await pool.query(watch)
}
