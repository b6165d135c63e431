-- Time by its task has an order of its own, and what was entered by hand or timed is counted by an index alone.

create index time_entries_by_task_name on time_entries (task_name, created_date, uuid) where removed_date is null;
create index time_entries_by_last_task_name on time_entries (task_name desc nulls last, created_date desc, uuid desc)
  where removed_date is null;
create index time_entries_by_source on time_entries (source, task_date, created_date, uuid) include (seconds, status, billable)
  where removed_date is null;
create index time_entries_of_status on time_entries (status, task_date, created_date, uuid) where removed_date is null;
