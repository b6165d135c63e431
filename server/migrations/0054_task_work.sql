-- What is kept of the work on tasks: how it is done, each time it was done, what was said of it, and who changed what.

alter table tasks add column instructions text not null default '' check (length(instructions) <= 20000);
comment on column tasks.instructions is 'How it is done: stays with recurring work, whoever does it.';

create table task_completions (
  uuid uuid primary key default uuidv7(),
  task_uuid uuid not null references tasks (uuid),
  due_date date,
  completed_date timestamptz not null,
  completed_by uuid references users (uuid),
  undone_date timestamptz
);
comment on column task_completions.due_date is 'The day it was due this time.';
create index task_completions_by_task on task_completions (task_uuid, completed_date desc) where undone_date is null;
create index task_completions_by_day on task_completions (completed_date desc, uuid) where undone_date is null;

create table task_comments (
  uuid uuid primary key default uuidv7(),
  task_uuid uuid not null references tasks (uuid),
  user_uuid uuid not null references users (uuid),
  body text not null check (length(body) between 1 and 5000),
  created_date timestamptz not null
);
create index task_comments_by_task on task_comments (task_uuid, created_date);

create table task_changes (
  uuid uuid primary key default uuidv7(),
  task_uuid uuid not null references tasks (uuid),
  what text not null check (what in ('created', 'changed', 'completed', 'reopened', 'removed')),
  changed_by uuid references users (uuid),
  created_date timestamptz not null,
  changes jsonb not null default '[]' check (jsonb_typeof(changes) = 'array')
);
comment on column task_changes.changes is 'Each field with what it was and what it became, as people read them.';
create index task_changes_by_task on task_changes (task_uuid, created_date desc);
