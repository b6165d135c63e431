-- What was removed is looked at by itself: few rows among many.
create index time_entries_removed on time_entries (task_date, created_date, uuid) where removed_date is not null;
