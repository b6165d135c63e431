-- What people are told inside the product, and by e-mail where they choose so.

-- One row, however many people it is for: one person, all who hold a role, or (both null) everybody.
create table notifications (
  uuid uuid primary key default uuidv7(),
  user_uuid uuid references users (uuid) on delete cascade,
  role text,
  type text not null check (type ~ '^[a-z][a-z_.-]{0,59}$'),
  title text not null check (length(title) between 1 and 200),
  body text not null default '' check (length(body) <= 5000),
  icon text not null check (icon in ('discussion', 'alert', 'happy', 'info', 'task')),
  priority smallint not null check (priority in (0, 1, 2, 99)),
  entity_link text check (entity_link ~ '^[a-z_]{1,40}:[A-Za-z0-9-]{1,79}$'),
  -- Staff composed it and see it among their broadcasts.
  composed boolean not null default false,
  sender_uuid uuid references users (uuid) on delete set null,
  created_date timestamptz not null,
  starts timestamptz not null,
  ends timestamptz,
  withdrawn_date timestamptz,
  -- When it reached people (null: not yet), and the transaction in which they last had to be told of it: transactions
  -- that ended before another began are told apart by these numbers, so that nobody who was away misses any.
  published_date timestamptz,
  published_in xid8,
  -- One person's: when they read it. Of the others, see notification_reads.
  read_at timestamptz,
  -- Many people's: whether e-mails are still being written, the last person they were written for, and how many so far.
  mailing boolean not null default false,
  mailed_to uuid,
  mailed integer not null default 0,
  check (num_nonnulls(user_uuid, role) < 2),
  check (num_nulls(published_date, published_in) in (0, 2)),
  check (ends > starts)
);
create index notifications_of_person on notifications (user_uuid, published_date desc, uuid desc)
  where user_uuid is not null and published_date is not null and withdrawn_date is null;
create index notifications_unread on notifications (user_uuid)
  where user_uuid is not null and published_date is not null and withdrawn_date is null and read_at is null;
create index notifications_told_to_person on notifications (user_uuid, published_in) where user_uuid is not null;
create index notifications_of_many on notifications (ends)
  where user_uuid is null and published_date is not null and withdrawn_date is null;
create index notifications_waiting on notifications (starts) where published_date is null and withdrawn_date is null;
create index notifications_mailing on notifications (uuid) where mailing;
create index notifications_composed on notifications (created_date desc, uuid desc) where composed;
create index notifications_by_date on notifications (created_date);

-- Who has read what is for many: a row for each who did, none for who didn't.
create table notification_reads (
  user_uuid uuid not null references users (uuid) on delete cascade,
  notification_uuid uuid not null references notifications (uuid) on delete cascade,
  read_at timestamptz not null,
  primary key (user_uuid, notification_uuid)
);
create index notification_reads_by_notification on notification_reads (notification_uuid);

-- How many have, in several parts: readers of the same notification don't wait for each other.
create table notification_read_counts (
  notification_uuid uuid not null references notifications (uuid) on delete cascade,
  part smallint not null,
  readers integer not null,
  primary key (notification_uuid, part)
);

-- E-mails to come; what is due for a person at the same time becomes one.
create table notification_mails (
  user_uuid uuid not null references users (uuid) on delete cascade,
  notification_uuid uuid not null references notifications (uuid) on delete cascade,
  due timestamptz not null,
  primary key (user_uuid, notification_uuid)
);
create index notification_mails_by_due on notification_mails (due);
create index notification_mails_by_notification on notification_mails (notification_uuid);

-- 'Send Feedback': what people tell us of the product.
create table product_feedback (
  uuid uuid primary key default uuidv7(),
  user_uuid uuid references users (uuid) on delete set null,
  message text not null check (length(message) between 1 and 4000),
  page text check (length(page) <= 300),
  created_date timestamptz not null
);
create index product_feedback_by_date on product_feedback (created_date desc, uuid desc);

-- The open sockets of every process, for super administrators. Unlogged: after a crash nobody is connected anyway.
create unlogged table server_processes (
  uuid uuid primary key,
  heartbeat timestamptz not null
);
create unlogged table open_sockets (
  uuid uuid primary key,
  process_uuid uuid not null references server_processes (uuid) on delete cascade,
  user_uuid uuid,
  source text not null,
  page text not null,
  created_date timestamptz not null,
  last_seen timestamptz not null
);
create index open_sockets_by_process on open_sockets (process_uuid);
create index open_sockets_by_date on open_sockets (created_date desc, uuid desc);
