-- What the jobs of reviews look for, and whom they have told.
create index time_entries_open on time_entries (timezone, task_date) where status = 'open' and removed_date is null;

-- A client is reminded of each subscription's review once.
create table time_review_reminders (
  project_uuid uuid not null references projects (uuid),
  review_until timestamptz not null,
  told_date timestamptz not null,
  primary key (project_uuid, review_until)
);

-- Staff are told once of a question that is theirs to decide.
alter table time_query_messages add column staff_told_date timestamptz;
comment on column time_query_messages.staff_told_date is 'Of a question: when staff were told that it is theirs to decide.';
