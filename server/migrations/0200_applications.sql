-- How someone joins: each time an assistant applies, and which steps of it they have done.

create table applications (
  uuid uuid primary key default uuidv7(),
  virtualassistant_uuid uuid not null references assistants (uuid),
  state text not null default 'started' check (state in
    ('started', 'submitted', 'testing', 'interview', 'onboarding', 'accepted', 'rejected', 'withdrawn')),
  state_date timestamptz not null,
  created_date timestamptz not null,
  version integer not null default 1 check (version > 0)
);
create unique index applications_one_open on applications (virtualassistant_uuid)
  where state in ('started', 'submitted', 'testing', 'interview', 'onboarding');
create index applications_by_assistant on applications (virtualassistant_uuid, created_date desc);
create index applications_by_state on applications (state, state_date);

create table application_steps (
  application_uuid uuid not null references applications (uuid),
  step text not null check (step in
    ('apply', 'fee', 'skills', 'skilltest', 'scheduleinterview', 'profile', 'scheduleonboarding', 'contract', 'courses')),
  done_date timestamptz not null,
  primary key (application_uuid, step)
);
