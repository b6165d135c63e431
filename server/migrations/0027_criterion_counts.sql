-- How many assistants have each role, skill, tool and industry: the list of criteria shows it of its page, and the most frequent ones are had by a
-- third of all assistants. A change adds rows and alters none, so nobody waits for anybody; a job joins them.

-- No assistant is added, changed or removed between the first count and the triggers.
lock table assistants in share row exclusive mode;

create table criterion_counts (
  uuid uuid primary key default uuidv7(),
  kind text not null check (kind in ('roles', 'skills', 'tools', 'industries')),
  criterion_id integer not null,
  assistants integer not null
);
comment on table criterion_counts is 'Kept by triggers of `assistants`; several rows of a criterion add up.';

insert into criterion_counts (kind, criterion_id, assistants)
select kind, criterion, count(*) from assistants
cross join lateral (values ('roles', role_ids), ('skills', skill_ids), ('tools', tool_ids), ('industries', industry_ids)) had (kind, ids)
cross join lateral unnest(ids) each (criterion) group by 1, 2;

create function count_criteria_of_added() returns trigger language plpgsql as $$
begin
  insert into criterion_counts (kind, criterion_id, assistants)
  select kind, criterion, count(*) from added
  cross join lateral (values ('roles', role_ids), ('skills', skill_ids), ('tools', tool_ids), ('industries', industry_ids)) had (kind, ids)
  cross join lateral unnest(ids) each (criterion) group by 1, 2;
  return null;
end $$;
create trigger assistants_count_criteria_added after insert on assistants
  referencing new table as added for each statement execute function count_criteria_of_added();

create function count_criteria_of_deleted() returns trigger language plpgsql as $$
begin
  insert into criterion_counts (kind, criterion_id, assistants)
  select kind, criterion, -count(*) from deleted
  cross join lateral (values ('roles', role_ids), ('skills', skill_ids), ('tools', tool_ids), ('industries', industry_ids)) had (kind, ids)
  cross join lateral unnest(ids) each (criterion) group by 1, 2;
  return null;
end $$;
create trigger assistants_count_criteria_deleted after delete on assistants
  referencing old table as deleted for each statement execute function count_criteria_of_deleted();

-- What else changes of an assistant, such as their hours with each place, doesn't count them again.
create function count_changed_criteria() returns trigger language plpgsql as $$
begin
  insert into criterion_counts (kind, criterion_id, assistants)
  select kind, criterion, sum(change) from (values
      ('roles', old.role_ids, -1), ('skills', old.skill_ids, -1), ('tools', old.tool_ids, -1), ('industries', old.industry_ids, -1),
      ('roles', new.role_ids, 1), ('skills', new.skill_ids, 1), ('tools', new.tool_ids, 1), ('industries', new.industry_ids, 1)) had (kind, ids, change)
  cross join lateral unnest(ids) each (criterion) group by 1, 2 having sum(change) <> 0;
  return null;
end $$;
create trigger assistants_count_criteria_changed after update of role_ids, skill_ids, tool_ids, industry_ids on assistants for each row
  when ((old.role_ids, old.skill_ids, old.tool_ids, old.industry_ids) is distinct from (new.role_ids, new.skill_ids, new.tool_ids, new.industry_ids))
  execute function count_changed_criteria();
