-- The names of those who have an open task stand with it, as lists are sorted by them. Nothing is filled here: adding a column keeps everybody
-- away from the table.

alter table tasks add column assigned_names text;
comment on column tasks.assigned_names is 'Of an open task: the names of those who have it, folded, kept by triggers; null: nobody has it, or it isn''t open.';

-- Searches of links look through all that they are searched by at once.
create function searched_link(shortcode text, label text, parameters jsonb) returns text language sql immutable parallel safe as $$
  select public.folded_text(coalesce(shortcode, '') || chr(10) || label || chr(10)
    || coalesce((select string_agg(value, chr(10)) from jsonb_each_text(parameters)), ''))
$$;

create function assigned_names_of(task uuid) returns text language sql stable as $$
  select folded_text(jsonb_agg(
      coalesce((select display_name from assistants where assistants.user_uuid = users.uuid limit 1), users.full_name)
      order by assigned_date, users.uuid)::text)
  from task_assignments join users on users.uuid = user_uuid where task_uuid = task
$$;

-- Whoever changes who has a task holds it.
create function keep_assigned_names() returns trigger language plpgsql as $$
begin
  update tasks set assigned_names = assigned_names_of(uuid)
    where uuid in (select task_uuid from changed) and completed_date is null and removed_date is null;
  return null;
end $$;
create trigger task_assignments_added_keep_names after insert on task_assignments
  referencing new table as changed for each statement execute function keep_assigned_names();
create trigger task_assignments_changed_keep_names after update on task_assignments
  referencing new table as changed for each statement execute function keep_assigned_names();
create trigger task_assignments_removed_keep_names after delete on task_assignments
  referencing old table as changed for each statement execute function keep_assigned_names();

create function find_assigned_names() returns trigger language plpgsql as $$
begin
  new.assigned_names := case when new.completed_date is null and new.removed_date is null then assigned_names_of(new.uuid) end;
  return new;
end $$;
create trigger tasks_find_assigned_names before update of completed_date, removed_date on tasks for each row
  when ((old.completed_date is null and old.removed_date is null) <> (new.completed_date is null and new.removed_date is null))
  execute function find_assigned_names();

-- People are held before tasks, and tasks in the order of their key.
create function rename_assigned(person uuid) returns void language sql as $$
  update tasks set assigned_names = assigned_names_of(uuid) where uuid in (
    select uuid from tasks where completed_date is null and removed_date is null
      and uuid in (select task_uuid from task_assignments where user_uuid = person)
    order by uuid for update)
$$;
create function rename_assigned_user() returns trigger language plpgsql as $$
begin
  perform rename_assigned(new.uuid);
  return null;
end $$;
create trigger users_rename_assigned after update of full_name on users for each row
  when (old.full_name is distinct from new.full_name) execute function rename_assigned_user();
create function rename_assigned_assistant() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.user_uuid is not null then
    perform rename_assigned(old.user_uuid);
  end if;
  if tg_op <> 'DELETE' and new.user_uuid is not null and (tg_op = 'INSERT' or new.user_uuid is distinct from old.user_uuid) then
    perform rename_assigned(new.user_uuid);
  end if;
  return null;
end $$;
create trigger assistants_rename_assigned_added after insert on assistants for each row
  when (new.user_uuid is not null) execute function rename_assigned_assistant();
create trigger assistants_rename_assigned after update of display_name, user_uuid on assistants for each row
  when ((old.display_name, old.user_uuid) is distinct from (new.display_name, new.user_uuid)) execute function rename_assigned_assistant();
create trigger assistants_rename_assigned_removed after delete on assistants for each row
  when (old.user_uuid is not null) execute function rename_assigned_assistant();
