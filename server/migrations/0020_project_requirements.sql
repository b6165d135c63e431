-- What a client tells us before the work begins: one row a version, kept as it was sent.

create table project_requirements (
  project_uuid uuid not null references projects (uuid),
  version integer not null check (version > 0),
  -- Raised by each save, over all versions of a project, so that a stale save can be told from a fresh one.
  revision integer not null check (revision >= version),
  status text not null default 'draft' check (status in ('draft', 'submitted', 'reviewed')),
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  created_by uuid not null references users (uuid),
  created_date timestamptz not null,
  changed_by uuid not null references users (uuid),
  changed_date timestamptz not null,
  submitted_by uuid references users (uuid),
  submitted_date timestamptz,
  reviewed_by uuid references users (uuid),
  reviewed_date timestamptz,
  primary key (project_uuid, version),
  unique (project_uuid, revision),
  check ((submitted_by is null) = (submitted_date is null) and (reviewed_by is null) = (reviewed_date is null)),
  check ((status = 'draft') = (submitted_date is null) and (status = 'reviewed') = (reviewed_date is not null))
);
create unique index project_requirements_one_draft on project_requirements (project_uuid) where status = 'draft';

-- What was sent stays as it was sent; that somebody read it is noted once.
create function keep_submitted_requirements() returns trigger language plpgsql as $$
begin
  if old.status = 'draft' then
    return case when tg_op = 'DELETE' then old else new end;
  elsif tg_op = 'UPDATE' and old.status = 'submitted' and new.status = 'reviewed'
    and to_jsonb(new) - '{status,reviewed_by,reviewed_date}'::text[]
      = to_jsonb(old) - '{status,reviewed_by,reviewed_date}'::text[]
  then
    return new;
  end if;
  raise exception 'submitted requirements stay as they are'
    using errcode = 'check_violation', constraint = 'project_requirements_submitted_stay';
end $$;
create trigger project_requirements_submitted_stay before update or delete on project_requirements
  for each row execute function keep_submitted_requirements();
