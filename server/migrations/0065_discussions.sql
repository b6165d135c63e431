-- Who talks to whom: threads, their messages, and how far each person has read.

create table discussions (
  uuid uuid primary key,
  kind text not null check (kind in ('project', 'support', 'direct')),
  project_uuid uuid unique references projects (uuid),
  subject text not null check (length(subject) between 1 and 200),
  status text not null default 'open' check (status in ('open', 'closed')),
  opened_by uuid references users (uuid),
  created_date timestamptz not null,
  steps bigint not null default 0 check (steps >= 0),
  message_count integer not null default 0 check (message_count >= 0),
  last_message_date timestamptz,
  last_message_excerpt text check (length(last_message_excerpt) <= 200),
  check ((kind = 'project') = (project_uuid is not null)),
  check ((kind = 'project') = (opened_by is null))
);
create index discussions_by_date on discussions (last_message_date desc nulls last, uuid);

comment on column discussions.steps is 'How much has happened in it; the next thing that happens gets the next number.';
comment on column discussions.opened_by is 'Null: it began with the match.';

create table discussion_people (
  discussion_uuid uuid not null references discussions (uuid) on delete cascade,
  user_uuid uuid not null references users (uuid) on delete cascade,
  joined_date timestamptz,
  muted boolean not null default false,
  read_until bigint not null default 0 check (read_until >= 0),
  last_read_at timestamptz,
  primary key (discussion_uuid, user_uuid)
);
create index discussion_people_joined on discussion_people (user_uuid) where joined_date is not null;

comment on column discussion_people.joined_date is 'Null: whether they take part follows from their part in the subscription.';
comment on column discussion_people.read_until is 'The position of the last message that they have seen.';

create table messages (
  uuid uuid primary key,
  discussion_uuid uuid not null references discussions (uuid) on delete cascade,
  position bigint not null check (position > 0),
  change bigint not null check (change >= position),
  kind text not null default 'message' check (kind in ('message', 'joined', 'left', 'closed', 'opened')),
  sender_uuid uuid not null references users (uuid),
  body text not null default '' check (length(body) <= 5000),
  created_date timestamptz not null,
  edited_date timestamptz,
  deleted_date timestamptz,
  unique (discussion_uuid, position)
);
create index messages_by_change on messages (discussion_uuid, change);
create index messages_by_words on messages using gin (to_tsvector('simple', body)) where deleted_date is null;

comment on column messages.uuid is 'Made by who sends it, so that a message sent twice is kept once.';
comment on column messages.position is 'The step of the thread at which it was written: its place for good.';
comment on column messages.change is 'The step at which it was last written, changed or taken back: what is after a known one is news.';
comment on column messages.kind is 'A message, or a line that tells of its sender.';

create table message_files (
  message_uuid uuid not null references messages (uuid) on delete cascade,
  position smallint not null check (position between 1 and 10),
  file_uuid uuid not null unique references files (uuid),
  primary key (message_uuid, position)
);

-- A subscription's thread is there from the moment someone works for it, by whatever way they came to: asked and willing, or put
-- there by staff. Looked at when the transaction ends, since a place is made before its invitation.
create function open_discussion_of_project() returns trigger language plpgsql as $$
begin
  insert into discussions (uuid, kind, project_uuid, subject, created_date)
  select uuidv7(), 'project', projects.uuid, projects.project_name, now() from projects
  where projects.uuid = new.project_uuid and exists (
    select from rate_plans where rate_plans.project_uuid = projects.uuid and virtualassistant_uuid is not null
      and not exists (
        select from va_relationships asked
        where asked.project_uuid = rate_plans.project_uuid and asked.role_id = rate_plans.role_id
          and asked.virtualassistant_uuid = rate_plans.virtualassistant_uuid and asked.interest <> 'accepted'))
  on conflict (project_uuid) do nothing;
  return null;
end $$;

create constraint trigger rate_plans_open_discussion after insert or update of virtualassistant_uuid on rate_plans
  deferrable initially deferred for each row when (new.virtualassistant_uuid is not null)
  execute function open_discussion_of_project();
create constraint trigger va_relationships_open_discussion after insert or update of interest on va_relationships
  deferrable initially deferred for each row when (new.interest = 'accepted')
  execute function open_discussion_of_project();

insert into discussions (uuid, kind, project_uuid, subject, created_date)
select uuidv7(), 'project', projects.uuid, projects.project_name, now() from projects
where exists (
  select from rate_plans where rate_plans.project_uuid = projects.uuid and virtualassistant_uuid is not null
    and not exists (
      select from va_relationships asked
      where asked.project_uuid = rate_plans.project_uuid and asked.role_id = rate_plans.role_id
        and asked.virtualassistant_uuid = rate_plans.virtualassistant_uuid and asked.interest <> 'accepted'));
