-- Every second that a timer ran becomes an entry, or is returned with its reason.

-- The starts whose end isn't known yet. The running timer has at least one; a paused one has some where another timer was started
-- after it on another device, until its own pause or stop arrives.
create table timer_starts (
  virtualassistant_uuid uuid not null,
  timer_id text not null,
  start_at timestamptz not null,
  given_at timestamptz not null,
  until_at timestamptz,
  primary key (virtualassistant_uuid, timer_id, start_at),
  foreign key (virtualassistant_uuid, timer_id) references timers (virtualassistant_uuid, id) on delete cascade
);
comment on column timer_starts.start_at is 'Where it was placed: not in the future, nor before the days one still writes.';
comment on column timer_starts.given_at is 'The instant that its browser gave.';

comment on column timer_starts.until_at is 'Of a paused timer: where the one that was started after it began.';

alter table timer_stretches add column of_run boolean not null default false;
comment on column timer_stretches.of_run is 'Reserved for a start whose end isn''t known yet: worked out again at its end.';

-- A server of the release before ends the running interval without a word about its starts.
create function end_timer_starts() returns trigger language plpgsql as $$
begin
  delete from timer_starts
  where virtualassistant_uuid = new.virtualassistant_uuid and timer_id = new.id and start_at <= old.running_since;
  update timer_stretches set of_run = false
  where virtualassistant_uuid = new.virtualassistant_uuid and timer_id = new.id and of_run and end_at is not null;
  return null;
end $$;
create trigger timers_end_starts after update of running_since on timers
  for each row when (old.running_since is not null and new.running_since is null) execute function end_timer_starts();

-- Until when a timer that no longer runs is accounted for: what a device says it ran after that is returned to its person.
create table timer_ends (
  virtualassistant_uuid uuid not null references assistants (uuid),
  timer_id text not null,
  end_at timestamptz not null,
  was_running boolean not null,
  primary key (virtualassistant_uuid, timer_id)
);
create index timer_ends_by_end on timer_ends (end_at);

-- Starts that were refused: what their timer ran until the pause or stop that follows them is returned as rejected time.
create table timer_rejected_starts (
  virtualassistant_uuid uuid not null references assistants (uuid),
  event_uuid uuid not null,
  timer_id text not null,
  project_uuid uuid not null references projects (uuid),
  rate_plan_uuid uuid references rate_plans (uuid),
  start_at timestamptz not null,
  given_at timestamptz not null,
  description text not null default '' check (length(description) <= 1000),
  billable boolean not null default true,
  code text not null,
  reason text not null check (length(reason) <= 500),
  created_date timestamptz not null,
  -- Once it was followed by a start that was taken, or by its end.
  ended_date timestamptz,
  primary key (virtualassistant_uuid, event_uuid)
);
create index timer_rejected_starts_by_age on timer_rejected_starts (created_date);

-- What a timer ran and what could not become an entry, until its assistant has dealt with it.
create table rejected_time (
  uuid uuid primary key default uuidv7(),
  virtualassistant_uuid uuid not null references assistants (uuid),
  event_uuid uuid,
  timer_id text not null,
  project_uuid uuid not null references projects (uuid),
  rate_plan_uuid uuid references rate_plans (uuid),
  task_name text,
  description text not null default '' check (length(description) <= 1000),
  billable boolean not null default true,
  start_at timestamptz not null,
  end_at timestamptz not null,
  code text not null check (code in
    ('overlaps', 'timer_running', 'already_stopped', 'time_entry_off', 'too_old', 'in_future', 'not_open')),
  reason text not null check (length(reason) <= 500),
  clash_entry_uuid uuid references time_entries (uuid) on delete set null,
  clash_project_uuid uuid references projects (uuid),
  clash_start_at timestamptz,
  clash_end_at timestamptz,
  resolution text check (resolution in ('entered', 'dismissed')),
  resolved_date timestamptz,
  created_date timestamptz not null,
  check (end_at > start_at),
  check ((resolution is null) = (resolved_date is null))
);
comment on column rejected_time.event_uuid is 'The event that ended it; null: the product itself, where time entry was closed.';
comment on column rejected_time.clash_entry_uuid is 'The entry it overlaps; null with a project: a timer.';
create index rejected_time_unresolved on rejected_time (virtualassistant_uuid, start_at) where resolution is null;
