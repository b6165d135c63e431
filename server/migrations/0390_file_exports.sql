-- Long documents that a job makes; their bytes are in the file store.
create table file_exports (
  uuid uuid primary key default uuidv7(),
  user_uuid uuid not null references users (uuid),
  kind text not null check (kind in ('time_log_pdf', 'time_log_csv', 'accounting_file', 'statement_pdf', 'statement_csv')),
  parameters jsonb not null check (jsonb_typeof(parameters) = 'object'),
  scope text not null,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed', 'expired', 'removed')),
  title text not null check (title <> ''),
  rows_total integer not null check (rows_total >= 0),
  rows_done integer not null default 0 check (rows_done between 0 and rows_total),
  attempts integer not null default 0 check (attempts >= 0),
  parts integer not null default 0 check (parts between 0 and 1000),
  size bigint not null default 0 check (size >= 0),
  file_name text,
  type text,
  asked_date timestamptz not null,
  ready_date timestamptz,
  expires timestamptz,
  removed_date timestamptz,
  failure text,
  check (state not in ('ready', 'expired')
    or num_nulls(ready_date, expires, file_name, type) = 0 and parts > 0 and rows_done = rows_total),
  check (state not in ('waiting', 'failed') or num_nonnulls(ready_date, expires) = 0),
  check (expires > ready_date),
  check ((state = 'removed') = (removed_date is not null)),
  check (state <> 'failed' or failure is not null),
  check (failure is null or state in ('failed', 'removed'))
);
create index file_exports_by_user on file_exports (user_uuid, asked_date, uuid);
create unique index file_exports_one_of_a_kind on file_exports (user_uuid, kind, md5(parameters::text)) where state = 'waiting';
create index file_exports_to_expire on file_exports (expires) where state = 'ready';
create index file_exports_waiting on file_exports (asked_date) where state = 'waiting';
create index file_exports_to_delete on file_exports (asked_date) where state in ('failed', 'expired', 'removed');
comment on table file_exports is 'Long documents that people had prepared in the background.';
comment on column file_exports.parameters is 'What the document is made from: as its direct download takes it.';
comment on column file_exports.scope is 'Whose rows the file has: it is given out only while its owner still sees those.';
comment on column file_exports.title is 'What it is of, as its owner reads it.';
comment on column file_exports.rows_done is 'How far it is, in rows: those of a PDF are read first and drawn then, and count half each time.';
comment on column file_exports.attempts is 'How often the job has started to make it.';
comment on column file_exports.parts is 'Pieces of the file in the store, each a few megabytes; while it waits, the highest that any attempt has written.';
comment on column file_exports.expires is 'From then on it can’t be downloaded.';
comment on column file_exports.failure is 'Why it could not be made, as its owner reads it.';
