import type { Watched } from './watch-migrations.ts'

/**
 * Checks, keys and unique indexes are compared by what they ask; noted is what they are called. Only what a server of before could
 * break counts: a rule of a column that it knows. A list of words that has only grown asks for less.
 */
export const rules: Watched = {
  name: 'rules',
  before: `
    create table drill.released_columns as
      select attrelid as table_oid, attnum from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped;
    create function drill.words_of(rule text) returns text[] language sql as $$
      select array_agg(found[1]) from regexp_matches(rule, '''([^'']*)''', 'g') found
      where rule ~ '^CHECK \\(\\(\\w+ = ANY \\(ARRAY\\[[^]]*\\]\\)\\)\\)$'
    $$;`,
  now: `
    select conrelid as table_oid, conkey as columns, conname::text as name, pg_get_constraintdef(oid) as rule
    from pg_constraint where conrelid in (select table_oid from drill.released_columns) and contype in ('c', 'f', 'p', 'u', 'x')
    union all
    select indrelid, indkey::int2[], relname, 'UNIQUE ' || split_part(pg_get_indexdef(indexrelid), ' USING ', 2)
    from pg_index join pg_class on pg_class.oid = indexrelid
    where indrelid in (select table_oid from drill.released_columns) and indisunique and not exists (select from pg_constraint where conindid = indexrelid)`,
  findings: `
    select format('asks more of %s.%s', relname, now.name)
    from drill.rules_now now join pg_class on pg_class.oid = table_oid
    where exists (select from drill.released_columns known where known.table_oid = now.table_oid
        and (known.attnum = any (columns) or 0 = any (columns)))
      and not exists (select from drill.rules_before b where b.table_oid = now.table_oid
        and (b.rule = now.rule or (b.columns = now.columns and drill.words_of(b.rule) <@ drill.words_of(now.rule))))`,
}

/**
 * Triggers that may refuse a change, compared by when they run and what they do. One that runs for columns alone that came later
 * can't meet a server of before. To be watched with `rules`, whose columns it knows.
 */
export const triggers: Watched = {
  name: 'triggers',
  now: `
    select tgrelid as table_oid, tgname::text as name, md5(pg_get_triggerdef(pg_trigger.oid) || prosrc) as body
    from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where not tgisinternal and prosrc ~* '\\mraise\\s+exception\\M'
      and exists (select from drill.released_columns where table_oid = tgrelid
        and (tgattr::text = '' or attnum = any (tgattr::int2[])))`,
  findings: `
    select format('may refuse a change of %s by %s', relname, now.name)
    from drill.triggers_now now join pg_class on pg_class.oid = table_oid
    where not exists (select from drill.triggers_before b where b.table_oid = now.table_oid and b.body = now.body)`,
}
