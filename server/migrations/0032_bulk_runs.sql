-- One action over many rows of a list: looked at first, then done row by row by a job.

create table bulk_runs (
  uuid uuid primary key default uuidv7(),
  action text not null check (length(action) between 1 and 60),
  -- What was said with it: a reason, what is included.
  said jsonb not null,
  state text not null default 'previewed' check (state in ('previewed', 'working', 'done')),
  created_by uuid not null references users (uuid),
  created_date timestamptz not null,
  idempotency_key text unique check (length(idempotency_key) <= 200),
  started_date timestamptz,
  finished_date timestamptz,
  -- Nobody undoes a run twice.
  undo_of uuid unique references bulk_runs (uuid),
  check ((state = 'previewed') = (started_date is null)),
  check ((state = 'done') = (finished_date is not null))
);
create index bulk_runs_previewed on bulk_runs (created_date) where state = 'previewed';
create index bulk_runs_working on bulk_runs (started_date) where state = 'working';
comment on table bulk_runs is 'One action over many rows, at most 5,000.';

create table bulk_run_rows (
  run_uuid uuid not null references bulk_runs (uuid) on delete cascade,
  position integer not null check (position > 0),
  -- What it is done to: a bill, an assistant.
  thing uuid not null,
  -- As it was when it was looked at; null: whatever it has become.
  version integer check (version > 0),
  state text not null check (state in ('ready', 'done', 'skipped')),
  reason text check (length(reason) between 1 and 1000),
  amount_cents integer,
  currency text check (currency in ('cad', 'usd')),
  -- How it was before, where the action can be undone.
  was jsonb,
  worked_date timestamptz,
  primary key (run_uuid, position),
  unique (run_uuid, thing),
  check ((state = 'skipped') = (reason is not null)),
  check ((amount_cents is null) = (currency is null))
);
create index bulk_run_rows_ready on bulk_run_rows (run_uuid, position) where state = 'ready';
comment on column bulk_run_rows.was is 'How the thing was before, for undoing; its action knows the form.';
