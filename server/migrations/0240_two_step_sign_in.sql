-- Two-step sign-in by an authenticator app, a person's own sessions by name, and the devices they have signed in from.

create table two_factors (
  user_uuid uuid primary key references users (uuid) on delete cascade,
  key_id text not null check (key_id ~ '^[0-9a-f]{16}$'),
  sealed bytea not null check (length(sealed) between 29 and 200),
  begun_date timestamptz not null,
  confirmed_date timestamptz,
  last_step bigint check (last_step >= 0),
  check (confirmed_date is null or last_step is not null)
);
comment on table two_factors is 'The authenticator app of an account, from the moment its set-up began.';
comment on column two_factors.sealed is 'The secret shared with the app, sealed by a key that isn''t in the database.';
comment on column two_factors.confirmed_date is 'When a first code showed that the app has the secret: from then on signing in asks for one. Null: set-up was begun.';
comment on column two_factors.last_step is 'The thirty seconds of the last code that was used: none of it or of before is good again.';

create table recovery_codes (
  user_uuid uuid not null references two_factors (user_uuid) on delete cascade,
  code_hash bytea not null check (length(code_hash) = 32),
  used_date timestamptz,
  primary key (user_uuid, code_hash)
);
comment on table recovery_codes is 'What opens an account instead of a code of the app, each once.';

-- Whoever holds an account in memory has to know whether it has a second step.
create function announce_two_step_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('user_changed', coalesce(new.user_uuid, old.user_uuid)::text);
  return null;
end $$;
create trigger two_step_changed after delete or update of confirmed_date on two_factors
  for each row execute function announce_two_step_change();

create table known_devices (
  user_uuid uuid not null references users (uuid) on delete cascade,
  device_hash bytea not null check (length(device_hash) = 32),
  first_seen timestamptz not null,
  last_seen timestamptz not null,
  primary key (user_uuid, device_hash)
);
comment on table known_devices is 'The browsers an account has been signed in to from: a sign-in from another one is told by mail.';
comment on column known_devices.device_hash is 'Of the random text that the browser keeps, and of the account: the same browser differs from account to account.';
create index known_devices_by_last_seen on known_devices (last_seen);

alter table sessions
  add column uuid uuid not null default uuidv7(),
  add column device text check (char_length(device) between 1 and 100),
  add column address text check (char_length(address) between 1 and 100);
comment on column sessions.uuid is 'What its owner knows it by.';
comment on column sessions.device is 'The browser and system it was begun with, in words; null: not known.';
comment on column sessions.address is 'The address it was begun from; null: not known.';
create unique index sessions_by_uuid on sessions (uuid);
