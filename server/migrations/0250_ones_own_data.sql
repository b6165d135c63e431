-- What people take along of what we keep of them: made by a job, and gone after a week.
create table data_exports (
  uuid uuid primary key default uuidv7(),
  user_uuid uuid not null references users (uuid),
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed', 'expired')),
  asked_date timestamptz not null,
  ready_date timestamptz,
  -- From then on it can't be downloaded.
  expires timestamptz,
  -- Files it comes in, each small enough to be made and sent in one go.
  parts integer not null default 0 check (parts between 0 and 1000),
  size bigint not null default 0 check (size >= 0),
  check ((state in ('ready', 'expired')) = (ready_date is not null and expires is not null))
);
create index data_exports_by_user on data_exports (user_uuid, asked_date);
create unique index data_exports_one_at_a_time on data_exports (user_uuid) where state = 'waiting';
create index data_exports_to_expire on data_exports (expires) where state = 'ready';
comment on column data_exports.expires is 'From then on it can’t be downloaded.';
comment on column data_exports.parts is 'Files it comes in, each small enough to be made and sent in one go.';

-- Who asked to be forgotten, and what came of it. Nobody's words stand here.
create table deletion_requests (
  uuid uuid primary key default uuidv7(),
  user_uuid uuid not null references users (uuid),
  state text not null default 'waiting' check (state in ('waiting', 'withdrawn', 'approved', 'done')),
  asked_date timestamptz not null,
  withdrawn_date timestamptz,
  approved_by uuid references users (uuid),
  approved_date timestamptz,
  done_date timestamptz,
  version integer not null default 1 check (version > 0),
  check ((state = 'withdrawn') = (withdrawn_date is not null)),
  check ((state in ('approved', 'done')) = (approved_date is not null and approved_by is not null)),
  check ((state = 'done') = (done_date is not null))
);
create unique index deletion_requests_one_open on deletion_requests (user_uuid) where state in ('waiting', 'approved');
create index deletion_requests_by_state on deletion_requests (state, asked_date, uuid);
comment on table deletion_requests is 'Who asked to be forgotten, and what came of it.';

-- An entry's salt is part of its hash. It goes with what is taken out of an entry, so that nobody can guess at that by the hash.
alter table audit_entries add column salt bytea check (length(salt) = 16);
alter table audit_entries alter column salt set default uuid_send(gen_random_uuid());
comment on column audit_entries.salt is 'Part of the hash; gone where something was taken out of the entry.';

-- Personal words may be taken out of a linked entry, and nothing else; an entry of the chain says of which (decision 0104).
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
declare redacted constant text[] := '{reason,details,salt}';
begin
  if tg_op = 'INSERT' and new.position is null then
    return new;
  end if;
  if tg_op = 'UPDATE' and old.position is null and new.position is not null
    and to_jsonb(new) - '{position,previous_hash,hash}'::text[] = to_jsonb(old) - '{position,previous_hash,hash}'::text[]
  then
    return new;
  end if;
  if tg_op = 'UPDATE' and old.position is not null and old.action <> 'audit.redacted' and new.salt is null
    and to_jsonb(new) - redacted = to_jsonb(old) - redacted
    and exists (
      select from audit_entries told where told.action = 'audit.redacted' and told.position is null
        and told.xmin = pg_current_xact_id()::xid and told.details->'entries' ? old.uuid::text)
  then
    return new;
  end if;
  raise exception 'audit entries are only ever added' using errcode = 'insufficient_privilege';
end $$;

-- A welcome brief that was sent stays as it was sent, until whoever sent it is forgotten.
create or replace function keep_submitted_requirements() returns trigger language plpgsql as $$
begin
  if old.status = 'draft' then
    return case when tg_op = 'DELETE' then old else new end;
  elsif tg_op = 'UPDATE' and old.status = 'submitted' and new.status = 'reviewed'
    and to_jsonb(new) - '{status,reviewed_by,reviewed_date}'::text[]
      = to_jsonb(old) - '{status,reviewed_by,reviewed_date}'::text[]
  then
    return new;
  elsif tg_op = 'UPDATE' and current_setting('talentplace.forgetting', true) = 'on'
    and to_jsonb(new) - 'answers' = to_jsonb(old) - 'answers'
  then
    return new;
  end if;
  raise exception 'submitted requirements stay as they are'
    using errcode = 'check_violation', constraint = 'project_requirements_submitted_stay';
end $$;
