-- What staff thought of an applicant after talking with them; each interviewer has one.

create table application_scorecards (
  uuid uuid primary key default uuidv7(),
  application_uuid uuid not null references applications (uuid),
  written_by uuid not null references users (uuid),
  -- {communication: 4, …}
  scores jsonb not null check (jsonb_typeof(scores) = 'object' and length(scores::text) <= 500),
  recommendation text not null check (recommendation in ('advance', 'hold', 'reject')),
  notes text not null check (length(notes) <= 5000),
  created_date timestamptz not null,
  changed_date timestamptz not null,
  version integer not null default 1 check (version > 0),
  unique (application_uuid, written_by)
);
