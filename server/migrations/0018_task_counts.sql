-- How many tasks there are, open ones and done ones, by their priority: the totals of staff's list without counting it. A change adds rows and
-- alters none, so nobody waits for anybody; a job joins them.

-- No task is added, done or removed between the first count and the triggers.
lock table tasks in share row exclusive mode;

create table task_counts (
  uuid uuid primary key default uuidv7(),
  is_open boolean not null,
  priority integer not null check (priority in (0, 1, 2, 99)),
  tasks integer not null
);
comment on table task_counts is 'Kept by triggers of `tasks`, without those that are removed; several rows of a priority add up.';

insert into task_counts (is_open, priority, tasks)
select completed_date is null, priority, count(*) from tasks where removed_date is null group by 1, 2;

create function count_added_tasks() returns trigger language plpgsql as $$
begin
  insert into task_counts (is_open, priority, tasks)
  select completed_date is null, priority, count(*) from added where removed_date is null group by 1, 2;
  return null;
end $$;
create trigger tasks_count_added after insert on tasks
  referencing new table as added for each statement execute function count_added_tasks();

create function count_deleted_tasks() returns trigger language plpgsql as $$
begin
  insert into task_counts (is_open, priority, tasks)
  select completed_date is null, priority, -count(*) from deleted where removed_date is null group by 1, 2;
  return null;
end $$;
create trigger tasks_count_deleted after delete on tasks
  referencing old table as deleted for each statement execute function count_deleted_tasks();

-- What else changes of a task, such as its seconds with each entry of time, doesn't count it again.
create function count_changed_task() returns trigger language plpgsql as $$
begin
  insert into task_counts (is_open, priority, tasks)
  select was.completed_date is null, was.priority, was.change
  from (values (old.completed_date, old.priority, old.removed_date, -1), (new.completed_date, new.priority, new.removed_date, 1))
    was (completed_date, priority, removed_date, change)
  where was.removed_date is null;
  return null;
end $$;
create trigger tasks_count_changed after update of completed_date, removed_date, priority on tasks for each row
  when ((old.completed_date is null, old.removed_date is null, old.priority)
    is distinct from (new.completed_date is null, new.removed_date is null, new.priority))
  execute function count_changed_task();
