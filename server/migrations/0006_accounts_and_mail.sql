-- Registration, codes and mail.

-- Null: registered, and the mailed code or link hasn't come back yet. Everybody from before counts as confirmed, and so
-- does whom staff enter.
alter table users add column verified_date timestamptz default now();
alter table users
  add column phone_number text not null default '' check (length(phone_number) <= 200),
  add column country text check (country in ('CA', 'US')),
  add column state_prov text,
  add column city text check (length(city) <= 200),
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  add column timezone text references time_zones (zone),
  -- What the next sign-in asks for first.
  add column details_wanted text[] not null default '{}'
    check (details_wanted <@ array['full_name', 'company', 'phone_number', 'city']),
  add constraint users_region foreign key (country, state_prov) references regions (country, code);

alter table clients add column is_individual boolean not null default false;

-- What somebody had chosen before registering, for the way on after verification.
create table registration_metadata (
  user_uuid uuid primary key references users (uuid) on delete cascade,
  metadata jsonb not null,
  created_date timestamptz not null
);

-- What somebody agreed to, in which wording, when and from where; kept as evidence.
create table consents (
  uuid uuid primary key default uuidv7(),
  user_uuid uuid not null references users (uuid) on delete cascade,
  kind text not null check (kind in ('terms', 'email')),
  text_version text not null,
  address text not null,
  given_date timestamptz not null
);
create index consents_by_user on consents (user_uuid);

-- Mailed codes and links. Neither is stored: only an HMAC of each. One is live per account and purpose at a time.
create table account_codes (
  uuid uuid primary key default uuidv7(),
  user_uuid uuid not null references users (uuid) on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset', 'login')),
  code_hash bytea not null check (length(code_hash) = 32),
  code_expires timestamptz not null,
  tries integer not null default 0 check (tries >= 0),
  link_hash bytea check (length(link_hash) = 32),
  link_expires timestamptz,
  created_date timestamptz not null,
  ended_date timestamptz
);
create unique index account_codes_live on account_codes (user_uuid, purpose) where ended_date is null;
create index account_codes_by_date on account_codes (created_date);

-- When a code was last asked for, for addresses that exist and others alike.
create table code_requests (
  email_hash bytea primary key,
  requested timestamptz not null
);

-- Keys made by the first process that needs them, where the configuration gives none.
create table server_secrets (
  name text primary key,
  secret bytea not null check (length(secret) >= 32)
);

-- Mail is a row in the transaction that causes it; delivery comes after.
create table mail_outbox (
  uuid uuid primary key default uuidv7(),
  recipient text not null check (length(recipient) between 3 and 254),
  subject text not null check (length(subject) between 1 and 300),
  text_body text not null,
  html_body text not null,
  created_date timestamptz not null default now(),
  attempts integer not null default 0,
  -- Null: delivered, or given up.
  next_attempt timestamptz default now(),
  sent_date timestamptz,
  failure text
);
create index mail_outbox_waiting on mail_outbox (next_attempt) where next_attempt is not null;
create index mail_outbox_by_recipient on mail_outbox (recipient, created_date desc, uuid desc);

create function announce_mail() returns trigger language plpgsql as $$
begin
  perform pg_notify('mail_queued', '');
  return null;
end $$;
create trigger mail_queued after insert on mail_outbox for each statement execute function announce_mail();
