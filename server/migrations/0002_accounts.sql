-- One account each: clients, assistants and staff sign in the same way; permissions tell them apart.

create table clients (
  uuid uuid primary key default uuidv7(),
  company text not null check (length(company) <= 200),
  created_date timestamptz not null default now()
);

create table users (
  uuid uuid primary key default uuidv7(),
  full_name text not null check (length(full_name) <= 200),
  email text not null check (email = lower(email)),
  password_hash text,
  permissions text[] not null default '{}',
  avatar_id integer not null default -1,
  client_uuid uuid references clients (uuid),
  is_primary_contact boolean not null default false,
  created_date timestamptz not null default now(),
  unique (email)
);

-- The token itself is never stored: only its SHA-256.
create table sessions (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_uuid uuid not null references users (uuid) on delete cascade,
  created_date timestamptz not null,
  last_used timestamptz not null,
  expires timestamptz not null
);
create index sessions_by_user on sessions (user_uuid);
create index sessions_by_expiry on sessions (expires);

-- Every process keeps the sessions it has seen in memory; these tell it which to forget.
create function announce_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', encode(old.token_hash, 'hex'));
  return null;
end $$;
create trigger session_ended after delete on sessions
  for each row execute function announce_session_end();

create function announce_user_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('user_changed', old.uuid::text);
  return null;
end $$;
create trigger user_changed after update or delete on users
  for each row execute function announce_user_change();

-- Attempts counted by the database, so that a restart forgets nothing and two processes count together.
create table throttle_counters (
  purpose text not null,
  subject_hash bytea not null,
  window_start timestamptz not null,
  count integer not null check (count > 0),
  primary key (purpose, subject_hash, window_start)
);
create index throttle_counters_by_window on throttle_counters (window_start);

-- Which distinct searches an address has made in the window: a visitor's searches are few, so the
-- catalogue can't be read three people at a time.
create table throttle_subjects (
  purpose text not null,
  subject_hash bytea not null,
  window_start timestamptz not null,
  item_hash bytea not null,
  primary key (purpose, subject_hash, window_start, item_hash)
);
create index throttle_subjects_by_window on throttle_subjects (window_start);
