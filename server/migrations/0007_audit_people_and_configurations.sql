-- Who did what to whom, and why. Rows are written unlinked in the transaction of what they tell of; one process then
-- links them, in commit order, so that nothing can be altered, removed or put between without being found.
create table audit_entries (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default uuidv7(),
  created_date timestamptz not null,
  actor_uuid uuid,
  impersonator_uuid uuid,
  action text not null check (length(action) between 1 and 100),
  entity text not null check (length(entity) between 1 and 300),
  reason text check (length(reason) <= 500),
  details jsonb not null default '{}',
  position bigint unique check (position > 0),
  previous_hash bytea check (length(previous_hash) = 32),
  hash bytea check (length(hash) = 32),
  check (num_nulls(position, previous_hash, hash) in (0, 3))
);
create index audit_entries_by_entity on audit_entries (entity, id);
create index audit_entries_unlinked on audit_entries (id) where position is null;

-- Where the chain ends: without it, entries removed from the end would not be missed.
create table audit_chain (
  single boolean primary key default true check (single),
  position bigint not null,
  hash bytea not null check (length(hash) = 32)
);
insert into audit_chain (position, hash) values (0, decode(repeat('00', 32), 'hex'));

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.position is null then
    return new;
  end if;
  if tg_op = 'UPDATE' and old.position is null and new.position is not null
    and to_jsonb(new) - '{position,previous_hash,hash}'::text[] = to_jsonb(old) - '{position,previous_hash,hash}'::text[]
  then
    return new;
  end if;
  raise exception 'audit entries are only ever added' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_entries_only_added before insert or update or delete on audit_entries
  for each row execute function refuse_audit_change();
create trigger audit_entries_never_emptied before truncate on audit_entries
  for each statement execute function refuse_audit_change();

-- A closed account keeps its row, so that what the person did stays theirs.
alter table users add column deleted_date timestamptz;
create unique index users_one_primary_contact on users (client_uuid) where is_primary_contact;

-- Somebody must always be able to grant permissions. The lock makes two demotions at once look one after the other.
create function keep_a_super_admin() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7412007);
  if not exists (select from users where 'super_admin' = any (permissions) and deleted_date is null) then
    raise exception 'the last super administrator stays'
      using errcode = 'check_violation', constraint = 'users_last_super_admin';
  end if;
  return null;
end $$;
create trigger users_last_super_admin_changed after update on users for each row
  when ('super_admin' = any (old.permissions) and old.deleted_date is null
    and not ('super_admin' = any (new.permissions) and new.deleted_date is null))
  execute function keep_a_super_admin();
create trigger users_last_super_admin_removed after delete on users for each row
  when ('super_admin' = any (old.permissions) and old.deleted_date is null)
  execute function keep_a_super_admin();

create table user_preferences (
  user_uuid uuid primary key references users (uuid) on delete cascade,
  language text not null default 'en' check (language in ('en', 'fr')),
  week_start text not null default 'sunday' check (week_start in ('sunday', 'monday')),
  notifications jsonb not null default '{}',
  -- Times of day in the person's zone, e.g. 22:00 to 07:00.
  quiet_from text check (quiet_from ~ '^\d\d:\d\d$'),
  quiet_to text check (quiet_to ~ '^\d\d:\d\d$'),
  check (num_nulls(quiet_from, quiet_to) in (0, 2))
);

-- Configurations get a type and a default; a flag's value is one of two words.
alter table configurations
  add column type text not null default 'switch' check (type in ('switch', 'text', 'number', 'list')),
  add column default_value jsonb,
  add column version integer not null default 1 check (version > 0),
  add column changed_date timestamptz not null default now();
update configurations set value = case when value = '{"enabled": true}' then '"enabled"' else '"disabled"' end::jsonb;
insert into configurations (name, value, note)
select 'maintenanceFlag.' || name, '"disabled"', 'Closes the product for maintenance; staff still get in'
from unnest(array['site', 'client', 'virtualassistant']) as name
on conflict (name) do nothing;
update configurations set default_value = '"disabled"';
alter table configurations
  alter column type drop default,
  alter column default_value set not null,
  add constraint configurations_flags_are_switches
    check (type = 'switch' or not (name like 'featureFlag.%' or name like 'maintenanceFlag.%')),
  add constraint configurations_value_of_type check (case type
    when 'switch' then value in ('"enabled"', '"disabled"') and default_value in ('"enabled"', '"disabled"')
    else jsonb_typeof(value) = jsonb_typeof(default_value)
      and jsonb_typeof(value) = case type when 'text' then 'string' when 'list' then 'array' else type end
  end);
