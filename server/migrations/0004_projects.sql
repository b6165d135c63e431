-- A client's draft: what was asked for, kept until it becomes a subscription.

create table projects (
  uuid uuid primary key default uuidv7(),
  client_uuid uuid not null references clients (uuid),
  created_by uuid not null references users (uuid),
  project_name text not null check (length(project_name) between 1 and 200),
  matching_criteria jsonb not null,
  -- Raised by each save, so that a stale save can be told from a fresh one.
  version integer not null default 1 check (version > 0),
  desired_start_date date,
  start_date date,
  last_seen timestamptz not null default now(),
  created_date timestamptz not null default now()
);
create index projects_by_client on projects (client_uuid, created_date);

-- Words that meant nothing to us, for staff to add to the vocabulary.
create table unknown_words (
  word text primary key check (length(word) between 1 and 200),
  times_entered integer not null default 1 check (times_entered > 0),
  first_entered timestamptz not null default now(),
  last_entered timestamptz not null default now()
);
