-- How each running subscription does, as its rows say: worked out by a job, soon after what it depends on changes.
create table project_health (
  project_uuid uuid primary key references projects (uuid),
  level text not null default 'green' check (level in ('green', 'amber', 'red')),
  reasons jsonb not null default '[]',
  -- The latest instant since which one of the reasons to review it holds.
  review_since timestamptz,
  checked_date timestamptz not null,
  -- What staff say instead, until the end of a day.
  override_level text check (override_level in ('green', 'amber', 'red')),
  override_note text check (length(override_note) between 1 and 500),
  override_until date,
  override_by uuid references users (uuid),
  reviewed_date timestamptz,
  version integer not null default 0,
  check (num_nulls(override_level, override_note, override_until, override_by) in (0, 4))
);
create index project_health_to_check on project_health (checked_date);
create index project_health_noticed on project_health (level) where level <> 'green' or override_level is not null;
create index project_health_to_review on project_health (review_since) where review_since is not null;
comment on column project_health.reasons is '`HealthReason[]`: each with its level, since when it holds, and what it counts.';
comment on column project_health.review_since is 'The latest instant since which a reason to review it holds; null: there is none.';
comment on column project_health.override_until is 'The last day on which what staff say counts.';
comment on column project_health.reviewed_date is 'When staff last went through it: only what has come since then asks for a review.';

-- What changed, to be worked out anew. Rows are only ever added, so that nobody waits for anyone.
create table project_health_due (
  id bigint generated always as identity primary key,
  project_uuid uuid not null
);

create function note_health_due() returns trigger language plpgsql as $$
begin
  insert into project_health_due (project_uuid)
    select distinct project_uuid from changed where project_uuid is not null;
  return null;
end $$;
create trigger subscription_periods_note_health after update on subscription_periods
  referencing new table as changed for each statement execute function note_health_due();
create trigger feedback_note_health after insert on feedback
  referencing new table as changed for each statement execute function note_health_due();
create trigger feedback_changed_note_health after update on feedback
  referencing new table as changed for each statement execute function note_health_due();
create trigger requirements_note_health after insert on project_requirements
  referencing new table as changed for each statement execute function note_health_due();
create trigger requirements_changed_note_health after update on project_requirements
  referencing new table as changed for each statement execute function note_health_due();
create trigger tasks_note_health after update on tasks
  referencing new table as changed for each statement execute function note_health_due();

create function note_health_of_thread() returns trigger language plpgsql as $$
begin
  insert into project_health_due (project_uuid)
    select distinct project_uuid from discussions join changed on changed.discussion_uuid = discussions.uuid
    where project_uuid is not null;
  return null;
end $$;
create trigger messages_note_health after insert on messages
  referencing new table as changed for each statement execute function note_health_of_thread();

create function note_health_of_project() returns trigger language plpgsql as $$
begin
  insert into project_health_due (project_uuid) values (new.uuid);
  return null;
end $$;
create trigger projects_note_health after update of ar_status, start_date, end_date, paused_from, resumes_on on projects
  for each row when (new.start_date is not null) execute function note_health_of_project();

create index feedback_by_project on feedback (project_uuid, created_date desc) where project_uuid is not null;

-- Who looks after a subscription in one of staff's queues, and what they do next.
create table project_follow_ups (
  project_uuid uuid not null references projects (uuid),
  queue text not null check (queue in ('retention', 'first_30', 'review', 'health')),
  owner_uuid uuid references users (uuid),
  next_step text not null default '' check (length(next_step) <= 500),
  due_date date,
  -- Of retention: what we offer so that they stay, and what came of it.
  offer text not null default '' check (length(offer) <= 500),
  outcome text check (outcome in ('stays', 'leaves')),
  -- Of the first thirty days: which of its days are done.
  done_days smallint[] not null default '{}' check (done_days <@ '{1, 7, 14, 30}'),
  version integer not null default 1,
  changed_date timestamptz not null,
  primary key (project_uuid, queue)
);
create index project_follow_ups_by_owner on project_follow_ups (owner_uuid, due_date) where owner_uuid is not null;

-- What the lists of subscriptions are sorted and found by.
create index projects_newest on projects (start_date desc nulls last, created_date desc, uuid) where removed_date is null;
create index projects_drafts on projects (created_date desc) where start_date is null and removed_date is null;
create index projects_cancelled on projects (end_date) where cancelled_date is not null;
create index projects_looking on projects (start_date) where matching_state = 'matching';
create index rate_plans_open on rate_plans (project_uuid) where virtualassistant_uuid is null and hours_released_date is null;
create index pauses_of_clients on pauses (resumes_on) where cause = 'client';
