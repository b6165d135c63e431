-- Changes that staff made to several assistants at once, so that they can be undone for a day.

create table people_batches (
  uuid uuid primary key default uuidv7(),
  done_by uuid not null references users (uuid),
  done_date timestamptz not null,
  undone_date timestamptz,
  changes jsonb not null
);
comment on column people_batches.changes is '`[{uuid, what, before, after, probation_ends}]`: of each assistant who was changed.';
