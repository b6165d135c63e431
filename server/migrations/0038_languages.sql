-- Which languages an assistant speaks and how well, as arrays on their own row like all that the search reads
-- (decision 0006). Levels stand beside the ids: 1 working, 2 fluent, 3 native. Everybody speaks English, number 1 of
-- server/data/languages.csv.
create table languages (
  id integer primary key,
  -- ISO 639-1, or 639-3 where there is none.
  code text not null unique check (code ~ '^[a-z]{2,3}$'),
  value text not null unique
);
create trigger languages_changed after insert or update or delete on languages
  for each statement execute function announce_reference_change();

alter table assistants
  add column language_ids integer[] not null default '{1}' check (1 = any (language_ids)),
  add column language_levels integer[] not null default '{3}'
    check (1 <= all (language_levels) and 3 >= all (language_levels)),
  add check (cardinality(language_ids) = cardinality(language_levels));

-- Whoever named the skill speaks the language. French is number 2 of the file and Spanish number 3; the file is loaded
-- after this, so the check of references comes below.
update assistants set language_ids = language_ids || 2, language_levels = language_levels || 2
where skill_ids && array(select id from skills where slug = 'bilingual-english-and-french');
update assistants set language_ids = language_ids || 3, language_levels = language_levels || 2
where skill_ids && array(select id from skills where slug = 'bilingual-english-and-spanish');

create or replace function check_assistant_references() returns trigger language plpgsql as $$
declare missing text;
begin
  select kind || ' ' || id into missing from (
    select 'role' as kind, id from (select distinct unnest(role_ids) as id from changed) r
      where not exists (select from roles where roles.id = r.id)
    union all
    select 'skill', id from (select distinct unnest(skill_ids) as id from changed) s
      where not exists (select from skills where skills.id = s.id)
    union all
    select 'tool', id from (select distinct unnest(tool_ids) as id from changed) t
      where not exists (select from tools where tools.id = t.id)
    union all
    select 'industry', id from (select distinct unnest(industry_ids) as id from changed) i
      where not exists (select from industries where industries.id = i.id)
    union all
    select 'course', id from (select distinct unnest(course_ids) as id from changed) c
      where not exists (select from courses where courses.id = c.id)
    union all
    select 'self-identification', id from (select distinct unnest(self_identification_ids) as id from changed) d
      where not exists (select from self_identifications where self_identifications.id = d.id)
    union all
    select 'language', id from (select distinct unnest(language_ids) as id from changed) l
      where not exists (select from languages where languages.id = l.id)
  ) unknown limit 1;
  if missing is not null then
    raise foreign_key_violation using message = 'assistants name an unknown ' || missing;
  end if;
  return null;
end $$;
