-- What the product notices and someone should look at: one row a cause, however often it happens.

create table alerts (
  uuid uuid primary key default uuidv7(),
  fingerprint text not null unique check (length(fingerprint) between 1 and 300),
  type text not null check (type in ('error', 'warning', 'alert', 'info')),
  status text not null default 'new' check (status in ('new', 'inprogress', 'resolved')),
  title text not null check (length(title) between 1 and 200),
  detail text not null default '' check (length(detail) <= 5000),
  entity_link text,
  assigned_to uuid references users (uuid),
  repeat_count integer not null default 0 check (repeat_count >= 0),
  created_date timestamptz not null,
  last_date timestamptz not null,
  resolved_date timestamptz,
  resolved_by uuid references users (uuid),
  note text not null default '' check (length(note) <= 2000),
  version integer not null default 1 check (version > 0),
  constraint alerts_resolved check ((status = 'resolved') = (resolved_date is not null)
    and (resolved_by is null or status = 'resolved')),
  constraint alerts_taken check (status <> 'inprogress' or assigned_to is not null)
);
comment on column alerts.fingerprint is 'What makes two of them the same: they are one row, and count up.';
comment on column alerts.repeat_count is 'How often it happened again.';
comment on column alerts.last_date is 'When it happened last.';
comment on column alerts.resolved_by is 'Null where resolved: the product itself, whose cause had ended.';
comment on column alerts.version is 'Raised by each step, not by a repetition.';

create index alerts_newest on alerts (created_date desc, uuid);
create index alerts_open on alerts (created_date desc, uuid) where status <> 'resolved';
