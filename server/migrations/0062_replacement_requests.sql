-- A client asks for someone else in a seat; who has it keeps working until someone takes over, and never hears of it from here.
create table replacement_requests (
  uuid uuid primary key default uuidv7(),
  project_uuid uuid not null references projects (uuid),
  seat_uuid uuid not null,
  -- Whom it is about.
  virtualassistant_uuid uuid not null references assistants (uuid),
  reason text not null check (length(reason) between 1 and 500),
  state text not null default 'asked' check (state in ('asked', 'done', 'withdrawn')),
  asked_by uuid not null references users (uuid),
  asked_date timestamptz not null,
  closed_date timestamptz,
  check ((state = 'asked') = (closed_date is null))
);
create unique index replacement_requests_one_open on replacement_requests (seat_uuid) where state = 'asked';
create index replacement_requests_by_project on replacement_requests (project_uuid);
