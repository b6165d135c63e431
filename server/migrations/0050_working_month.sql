-- The working month: places of a subscription, the tasks of it, the time worked on them, and the timer that counts it.

create extension if not exists btree_gist;

-- A seat is one role and its hours; who fills it changes. Each place belongs to one, its successor to the same.
alter table rate_plans
  add column seat_uuid uuid,
  -- The assistant's currency, after their bank account; the country's until there is one.
  add column va_currency text check (va_currency in ('cad', 'usd'));
update rate_plans set seat_uuid = uuid;
alter table rate_plans alter column seat_uuid set not null, alter column seat_uuid set default uuidv7();
comment on column rate_plans.seat_uuid is 'One role and its hours; a place that follows another one has the same.';
comment on column rate_plans.va_currency is 'What `va_rate_cents` is in; null while nobody has the place.';
-- Nobody has a seat beside somebody else. A place that was given up before it began has no day at all.
alter table rate_plans add constraint rate_plans_one_at_a_time exclude using gist (
  seat_uuid with =,
  daterange(
    rate_start_date,
    case when rp_end_date is null then null when rp_end_date < rate_start_date then rate_start_date else rp_end_date + 1 end
  ) with &&
);
create index rate_plans_by_seat on rate_plans (seat_uuid);

create table task_lists (
  uuid uuid primary key default uuidv7(),
  project_uuid uuid not null references projects (uuid),
  name text not null check (length(name) between 1 and 120),
  -- "General": what belongs to no other list; one a project, and it stays.
  is_default boolean not null default false,
  position double precision not null default 0,
  created_by uuid references users (uuid),
  created_date timestamptz not null,
  removed_date timestamptz,
  version integer not null default 1 check (version > 0),
  unique (project_uuid, uuid),
  check (not is_default or removed_date is null)
);
create unique index task_lists_one_default on task_lists (project_uuid) where is_default;

create table tasks (
  uuid uuid primary key default uuidv7(),
  project_uuid uuid not null references projects (uuid),
  task_list_uuid uuid not null,
  -- A subtask's task, of the same subscription; a subtask has none of its own.
  parent_uuid uuid,
  name text not null check (length(name) between 1 and 300),
  description text not null default '' check (length(description) <= 10000),
  due_date date,
  next_due_date date,
  priority integer not null default 99 check (priority in (0, 1, 2, 99)),
  recurrence text check (length(recurrence) between 1 and 500),
  estimate_seconds integer check (estimate_seconds between 1 and 3600000),
  percent_complete integer not null default 0 check (percent_complete between 0 and 100),
  position double precision not null default 0,
  completed_date timestamptz,
  completed_by uuid references users (uuid),
  created_by uuid references users (uuid),
  created_date timestamptz not null,
  updated_date timestamptz not null,
  removed_date timestamptz,
  version integer not null default 1 check (version > 0),
  -- Of all entries of it that count, kept by time entries.
  seconds_logged integer not null default 0 check (seconds_logged >= 0),
  unique (project_uuid, uuid),
  foreign key (project_uuid, task_list_uuid) references task_lists (project_uuid, uuid),
  foreign key (project_uuid, parent_uuid) references tasks (project_uuid, uuid),
  check (parent_uuid is distinct from uuid),
  check ((completed_date is null) or percent_complete = 100)
);
create index tasks_by_project on tasks (project_uuid, next_due_date) where removed_date is null;
create index tasks_by_list on tasks (task_list_uuid, position) where removed_date is null;
create index tasks_by_parent on tasks (parent_uuid) where parent_uuid is not null;
comment on column tasks.seconds_logged is 'Kept by a trigger of time entries.';

create table task_assignments (
  task_uuid uuid not null references tasks (uuid) on delete cascade,
  user_uuid uuid not null references users (uuid),
  assigned_date timestamptz not null,
  primary key (task_uuid, user_uuid)
);
create index task_assignments_by_user on task_assignments (user_uuid);

create table time_entries (
  uuid uuid primary key default uuidv7(),
  -- Pieces of one stretch that was cut at midnight have the same.
  origin_uuid uuid not null,
  project_uuid uuid not null references projects (uuid),
  client_uuid uuid not null references clients (uuid),
  rate_plan_uuid uuid not null references rate_plans (uuid),
  seat_uuid uuid not null,
  role_id integer not null references roles (id),
  virtualassistant_uuid uuid not null references assistants (uuid),
  task_uuid uuid references tasks (uuid),
  -- As it was called when the time was logged: what was worked on stays readable.
  task_name text check (length(task_name) <= 300),
  task_date date not null,
  start_at timestamptz,
  end_at timestamptz,
  timezone text not null references time_zones (zone),
  seconds integer not null check (seconds between 1 and 90000),
  billable boolean not null,
  payable boolean not null,
  not_billable_reason text check (length(not_billable_reason) <= 500),
  over_limit boolean not null default false,
  description text not null default '' check (length(description) <= 1000),
  source text not null check (source in ('timer', 'manual')),
  status text not null check (status in ('unconfirmed', 'open', 'in_review', 'queried', 'approved', 'billed')),
  -- The last instant of the client's review, once it has begun.
  review_until timestamptz,
  approved_date timestamptz,
  invoice_uuid uuid references invoices (uuid),
  bill_uuid uuid,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  removed_date timestamptz,
  version integer not null default 1 check (version > 0),
  check ((start_at is null) = (end_at is null)),
  check (end_at > start_at),
  check (start_at is null or seconds = round(extract(epoch from end_at - start_at))),
  -- What waits for an answer, or went over the client's limit, counts on neither side.
  check (not over_limit or (not billable and not payable)),
  check (status <> 'unconfirmed' or source = 'timer'),
  -- Nobody works twice at a time; the end of one may be the start of the next.
  constraint time_entries_no_overlap exclude using gist
    (virtualassistant_uuid with =, tstzrange(start_at, end_at, '[)') with &&)
    where (removed_date is null and start_at is not null)
);
comment on column time_entries.task_date is 'The day of the start on the assistant''s clock.';
comment on column time_entries.seconds is 'Whole seconds; never rounded before money.';
comment on column time_entries.start_at is 'Null for what was logged as a duration of a day.';
create index time_entries_by_project on time_entries (project_uuid, task_date desc, uuid desc) where removed_date is null;
create index time_entries_by_assistant on time_entries (virtualassistant_uuid, task_date desc, uuid desc) where removed_date is null;
create index time_entries_by_client on time_entries (client_uuid, task_date desc, uuid desc) where removed_date is null;
create index time_entries_by_day on time_entries (task_date desc, uuid desc) where removed_date is null;
create index time_entries_by_task on time_entries (task_uuid) where removed_date is null and task_uuid is not null;
create index time_entries_by_origin on time_entries (origin_uuid);
create index time_entries_in_review on time_entries (review_until) where removed_date is null and review_until is not null and approved_date is null;

-- Time that counts for a task: all of it that isn't removed, and that somebody answered for.
create function count_task_seconds() returns trigger language plpgsql as $$
declare
  gone integer := 0;
  come integer := 0;
begin
  if tg_op <> 'INSERT' and old.removed_date is null and old.status <> 'unconfirmed' then gone := old.seconds; end if;
  if tg_op <> 'DELETE' and new.removed_date is null and new.status <> 'unconfirmed' then come := new.seconds; end if;
  if tg_op = 'UPDATE' and old.task_uuid is not distinct from new.task_uuid then
    if come <> gone and new.task_uuid is not null then
      update tasks set seconds_logged = seconds_logged + come - gone where uuid = new.task_uuid;
    end if;
    return null;
  end if;
  if gone > 0 and old.task_uuid is not null then
    update tasks set seconds_logged = seconds_logged - gone where uuid = old.task_uuid;
  end if;
  if come > 0 and new.task_uuid is not null then
    update tasks set seconds_logged = seconds_logged + come where uuid = new.task_uuid;
  end if;
  return null;
end $$;
create trigger time_entries_count_task_seconds after insert or update or delete on time_entries
  for each row execute function count_task_seconds();

-- The timer: of one assistant, by the specification's id; at most one of them runs.
create table timers (
  virtualassistant_uuid uuid not null references assistants (uuid),
  -- The subscription's uuid followed by the task's; the subscription's alone without a task.
  id text not null check (length(id) in (36, 72)),
  project_uuid uuid not null references projects (uuid),
  task_uuid uuid references tasks (uuid),
  rate_plan_uuid uuid not null references rate_plans (uuid),
  state text not null check (state in ('running', 'paused')),
  description text not null default '' check (length(description) <= 1000),
  billable boolean not null default true,
  -- Where the present stretch began; null while it is paused.
  running_since timestamptz,
  -- Of the stretches before the present one.
  seconds_before integer not null default 0 check (seconds_before >= 0),
  -- The last instant at which one of the assistant's browsers was heard of, or they answered "Still working?".
  last_sign_at timestamptz not null,
  created_date timestamptz not null,
  version integer not null default 1 check (version > 0),
  primary key (virtualassistant_uuid, id),
  check ((state = 'running') = (running_since is not null)),
  check (id = project_uuid::text || coalesce(task_uuid::text, ''))
);
create unique index timers_one_running on timers (virtualassistant_uuid) where state = 'running';
create index timers_by_task on timers (task_uuid) where task_uuid is not null;
create index timers_by_project on timers (project_uuid);

-- Time entry may be switched off for a subscription, by staff or because it is paused.
alter table projects add column time_entry_disabled_date timestamptz;
