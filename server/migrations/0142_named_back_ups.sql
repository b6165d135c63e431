-- Who would take over a seat at once; named by staff, and kept until someone else is.
create table seat_back_ups (
  seat_uuid uuid primary key,
  project_uuid uuid not null references projects (uuid),
  virtualassistant_uuid uuid not null references assistants (uuid),
  chosen_by uuid references users (uuid),
  chosen_date timestamptz not null
);
create index seat_back_ups_by_project on seat_back_ups (project_uuid);
create index seat_back_ups_by_assistant on seat_back_ups (virtualassistant_uuid);
