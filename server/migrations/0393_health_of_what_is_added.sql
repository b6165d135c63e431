-- What is added or taken away counts as soon as what is changed does.
create trigger tasks_added_note_health after insert on tasks
  referencing new table as changed for each statement execute function note_health_due();
create trigger subscription_periods_added_note_health after insert on subscription_periods
  referencing new table as changed for each statement execute function note_health_due();
create trigger feedback_removed_note_health after delete on feedback
  referencing old table as changed for each statement execute function note_health_due();

-- Time that isn't billable changes no period. It is still the last day on which somebody worked.
create trigger time_entries_added_note_health after insert on time_entries
  referencing new table as changed for each statement execute function note_health_due();
create function note_health_of_entry() returns trigger language plpgsql as $$
begin
  insert into project_health_due (project_uuid) values (new.project_uuid);
  return null;
end $$;
create trigger time_entries_removed_note_health after update of removed_date, task_date on time_entries
  for each row when ((new.removed_date, new.task_date) is distinct from (old.removed_date, old.task_date))
  execute function note_health_of_entry();

-- A message that is taken back waits for no answer.
create function note_health_of_message() returns trigger language plpgsql as $$
begin
  insert into project_health_due (project_uuid)
    select project_uuid from discussions where uuid = new.discussion_uuid and project_uuid is not null;
  return null;
end $$;
create trigger messages_deleted_note_health after update of deleted_date on messages
  for each row when (new.deleted_date is distinct from old.deleted_date) execute function note_health_of_message();
