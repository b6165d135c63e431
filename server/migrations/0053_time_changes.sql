-- What becomes of logged time, and what the timer is made of.

-- Every change keeps the state before it. The pieces of one stretch are changed as one, so a change is of their origin.
create table time_entry_changes (
  uuid uuid primary key default uuidv7(),
  origin_uuid uuid not null,
  changed_date timestamptz not null,
  side text not null check (side in ('assistant', 'client', 'staff', 'system')),
  -- Null: the product itself.
  user_uuid uuid references users (uuid),
  reason text check (length(reason) <= 500),
  -- [{name, from, to}], as the texts that are shown.
  fields jsonb not null
);
create index time_entry_changes_by_origin on time_entry_changes (origin_uuid, uuid desc);

-- What is asked about one entry, and said to it; where it stands is what was said last.
create table time_query_messages (
  uuid uuid primary key default uuidv7(),
  time_entry_uuid uuid not null references time_entries (uuid),
  said text not null check (said in ('asked', 'answered', 'accepted', 'decided')),
  side text not null check (side in ('client', 'assistant', 'staff')),
  user_uuid uuid not null references users (uuid),
  message text not null default '' check (length(message) <= 1000),
  -- Until then the assistant answers; after it staff decide. Of what is asked.
  answer_until timestamptz,
  created_date timestamptz not null,
  check ((said = 'asked') = (answer_until is not null))
);
create index time_query_messages_by_entry on time_query_messages (time_entry_uuid, uuid);
comment on column time_query_messages.answer_until is 'Of a question: the last instant of the assistant''s turn.';

-- The stretches of a timer without its pauses; one without an end is running, and taken from then on. No second of one
-- assistant is in two of them.
create table timer_stretches (
  virtualassistant_uuid uuid not null,
  timer_id text not null,
  start_at timestamptz not null,
  end_at timestamptz check (end_at > start_at),
  -- It ended after "Still working?" had been asked, without an answer.
  is_unconfirmed boolean not null default false,
  primary key (virtualassistant_uuid, timer_id, start_at),
  foreign key (virtualassistant_uuid, timer_id) references timers (virtualassistant_uuid, id) on delete cascade,
  constraint timer_stretches_no_overlap exclude using gist
    (virtualassistant_uuid with =, tstzrange(start_at, end_at, '[)') with &&)
);

-- What happened to timers, with the answer that was given: said again, it is answered alike.
create table timer_events (
  virtualassistant_uuid uuid not null references assistants (uuid),
  uuid uuid not null,
  timer_id text not null,
  event text not null check (event in ('start', 'pause', 'resume', 'describe', 'stop', 'discard', 'still_working')),
  -- When it happened by its browser, and where the server placed it.
  given_at timestamptz not null,
  placed_at timestamptz not null,
  answer jsonb not null,
  created_date timestamptz not null,
  primary key (virtualassistant_uuid, uuid)
);
create index timer_events_by_timer on timer_events (virtualassistant_uuid, timer_id, created_date);

-- Time that a timer counts is taken: nothing is logged by hand over it.
create function refuse_time_of_timer() returns trigger language plpgsql as $$
begin
  if new.removed_date is null and new.start_at is not null and exists (
    select from timer_stretches
    where virtualassistant_uuid = new.virtualassistant_uuid
      and tstzrange(start_at, end_at, '[)') && tstzrange(new.start_at, new.end_at, '[)')
  ) then
    raise exclusion_violation using constraint = 'time_entries_no_timer',
      message = 'this time is counted by a timer';
  end if;
  return new;
end $$;
create trigger time_entries_refuse_time_of_timer before insert or update of start_at, end_at, removed_date on time_entries
  for each row execute function refuse_time_of_timer();
