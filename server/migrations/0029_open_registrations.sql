-- What somebody registered with is theirs only once the mailbox is proven: until then the password waits here, and the
-- account has none.
create table open_registrations (
  user_uuid uuid primary key references users (uuid) on delete cascade,
  -- SHA-256 of the key that the registering browser was given; null: from before there were keys.
  key_hash bytea check (length(key_hash) = 32),
  password_hash text,
  -- Where the form came from.
  address text not null,
  created_date timestamptz not null
);
insert into open_registrations (user_uuid, password_hash, address, created_date)
select uuid, password_hash, '', created_date from users where verified_date is null and deleted_date is null;
update users set password_hash = null where verified_date is null;
alter table users
  add constraint users_password_after_proof check (password_hash is null or verified_date is not null),
  drop constraint users_details_wanted_check,
  add constraint users_details_wanted_check
    check (details_wanted <@ array['full_name', 'company', 'phone_number', 'city', 'terms']);

-- A newer code takes an older one's place, and the link mailed with the older one lives on.
alter table account_codes
  add column replaced_date timestamptz,
  -- When the owner was told that somebody guesses at it.
  add column told_date timestamptz;
drop index account_codes_live;
create unique index account_codes_live on account_codes (user_uuid, purpose)
  where ended_date is null and replaced_date is null;
create index account_codes_open on account_codes (user_uuid) where ended_date is null;

-- Who tries at a code uses up their own tries, not the owner's.
create table account_code_tries (
  code_uuid uuid not null references account_codes (uuid) on delete cascade,
  asker_hash bytea not null check (length(asker_hash) = 32),
  tries integer not null check (tries > 0),
  primary key (code_uuid, asker_hash)
);
