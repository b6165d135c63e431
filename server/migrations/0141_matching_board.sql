-- An open role of a subscription: staff look for someone to fill its seat, from the day it was noticed until someone has it.
create table role_searches (
  uuid uuid primary key default uuidv7(),
  project_uuid uuid not null references projects (uuid),
  seat_uuid uuid not null,
  role_id integer not null references roles (id),
  opened_date timestamptz not null,
  closed_date timestamptz check (closed_date >= opened_date),
  owner_uuid uuid references users (uuid),
  next_step text not null default '' check (length(next_step) <= 500),
  due_date date,
  shortlisted_date timestamptz,
  presented_date timestamptz,
  version integer not null default 1
);
create unique index role_searches_one_open on role_searches (seat_uuid) where closed_date is null;
create index role_searches_open on role_searches (opened_date, uuid) where closed_date is null;
create index role_searches_by_project on role_searches (project_uuid);
comment on column role_searches.opened_date is 'Since when nobody has it, or someone else is asked for.';
comment on column role_searches.shortlisted_date is 'When the first candidate was shortlisted.';
comment on column role_searches.presented_date is 'When the first candidate was shown to the client.';

-- Someone who may fill an open role, and how far that has come.
create table match_candidates (
  uuid uuid primary key default uuidv7(),
  role_search_uuid uuid not null references role_searches (uuid),
  virtualassistant_uuid uuid not null references assistants (uuid),
  stage text not null default 'new' check (stage in ('new', 'shortlisted', 'contacted', 'interested', 'declined', 'presented',
    'meeting_booked', 'accepted', 'rejected', 'replaced')),
  source text not null check (source in ('talent_team', 'csm', 'sales', 'client', 'algo')),
  score integer check (score between 0 and 100),
  reasons jsonb not null default '[]',
  stage_reason text not null default '' check (length(stage_reason) <= 500),
  client_answer text check (client_answer in ('interested', 'not', 'question')),
  client_note text not null default '' check (length(client_note) <= 500),
  client_answered_date timestamptz,
  held_hours integer check (held_hours between 1 and 744),
  meeting_uuid uuid references meetings (uuid),
  added_by uuid references users (uuid),
  added_date timestamptz not null,
  entered_stage_at timestamptz not null,
  version integer not null default 1,
  unique (role_search_uuid, virtualassistant_uuid),
  check ((client_answer is null) = (client_answered_date is null))
);
create index match_candidates_by_assistant on match_candidates (virtualassistant_uuid);
comment on column match_candidates.reasons is '`MatchReason[]` of the search, as they were when the candidate was added.';
comment on column match_candidates.held_hours is 'Hours a month kept for this role while the client decides; null: none.';

-- What is held counts as taken, as the hours of a place do.
create function hold_candidate_hours() returns trigger language plpgsql as $$
declare
  change integer := coalesce(new.held_hours, 0) - case when tg_op = 'UPDATE' then coalesce(old.held_hours, 0) else 0 end;
begin
  if change <> 0 then
    update assistants set monthly_hours_committed = monthly_hours_committed + change where uuid = new.virtualassistant_uuid;
  end if;
  return null;
end $$;
create trigger match_candidates_hold_hours after insert or update of held_hours on match_candidates
  for each row execute function hold_candidate_hours();

-- Asked whether they would take it, before the client has chosen: their yes takes no place.
alter table va_relationships
  add column asked_for text not null default 'place' check (asked_for in ('place', 'interest')),
  add column closed_date timestamptz;
comment on column va_relationships.asked_for is '`place`: it is kept for them; `interest`: the client hasn’t chosen yet.';
comment on column va_relationships.closed_date is 'Of a question about their interest: when it was over without them.';
