-- What assistants write of themselves: how well they know what they name, that they agreed to be found by how they
-- identify, their own picture, what waits for our staff, and the days on which they take no work.

alter table assistants
  add column learning_skill_ids integer[] not null default '{}',
  add column expert_skill_ids integer[] not null default '{}',
  add column learning_tool_ids integer[] not null default '{}',
  add column expert_tool_ids integer[] not null default '{}',
  add column self_identification_agreed_date timestamptz,
  add column away_from date,
  add column away_until date,
  add constraint assistants_one_level_a_skill check (not learning_skill_ids && expert_skill_ids),
  add constraint assistants_one_level_a_tool check (not learning_tool_ids && expert_tool_ids),
  add constraint assistants_time_away check (num_nulls(away_from, away_until) in (0, 2) and away_from <= away_until);
comment on column assistants.learning_skill_ids is 'Of their skills those they are learning. Whichever stand in neither list, they work with.';
comment on column assistants.expert_skill_ids is 'Of their skills those they know in depth.';
comment on column assistants.learning_tool_ids is 'Of their tools those they are learning. Whichever stand in neither list, they work with.';
comment on column assistants.expert_tool_ids is 'Of their tools those they know in depth.';
comment on column assistants.self_identification_agreed_date is 'When they agreed that clients see how they identify and search by it; null: they don’t.';
comment on column assistants.away_from is 'Of the time away that keeps new work from them now, as the job that follows it last saw; null: none does.';
comment on column assistants.away_until is 'The last day of it.';

update assistants set self_identification_agreed_date = created_date where self_identification_ids <> '{}';
alter table assistants add constraint assistants_identify_by_consent
  check (self_identification_ids = '{}' or self_identification_agreed_date is not null);

create table assistant_time_away (
  uuid uuid primary key default uuidv7(),
  virtualassistant_uuid uuid not null references assistants (uuid),
  from_date date not null,
  until_date date not null check (until_date >= from_date and until_date < from_date + 366),
  created_date timestamptz not null,
  -- A day is away once.
  constraint assistant_time_away_apart
    exclude using gist (virtualassistant_uuid with =, daterange(from_date, until_date, '[]') with &&)
);
comment on column assistant_time_away.until_date is 'The last day.';
create index assistant_time_away_by_end on assistant_time_away (until_date);

-- Numbers of drawn portraits are below those of photos, so that one number names a picture wherever one is shown.
create table portraits (
  id integer primary key generated always as identity (start with 1000000),
  virtualassistant_uuid uuid not null references assistants (uuid),
  file_uuid uuid not null unique references files (uuid) on delete cascade,
  created_date timestamptz not null
);
create index portraits_by_assistant on portraits (virtualassistant_uuid);

create table profile_editions (
  virtualassistant_uuid uuid primary key references assistants (uuid),
  state text not null check (state in ('waiting', 'returned')),
  display_name text not null check (length(display_name) between 1 and 200),
  preferred_pronouns text not null check (length(preferred_pronouns) <= 40),
  blurb text not null check (length(blurb) <= 400),
  bio text not null check (length(bio) <= 4000),
  portrait_id integer references portraits (id) on delete set null,
  sent_date timestamptz not null,
  note text not null default '' check (length(note) <= 1000),
  version integer not null default 1 check (version > 0),
  check (state = 'waiting' or note <> '')
);
comment on table profile_editions is 'What clients would read, where staff look at it first (`assistants.profile_review`).';
comment on column profile_editions.portrait_id is 'Their new photo; null: the one clients see stays.';
comment on column profile_editions.note is 'What staff ask for, when they return it.';

-- Where people live is their account's; the profile and the clock clients see follow it, at the end of the transaction:
-- who changes an account holds sessions, which come before assistants in the order of locks.
create function move_assistant_place() returns trigger language plpgsql as $$
begin
  update assistants set city = new.city, country = new.country, region = new.state_prov,
      timezone = coalesce(new.timezone, timezone), version = version + 1
    where user_uuid = new.uuid
      and (city, country, region) is distinct from (new.city, new.country, new.state_prov);
  return null;
end $$;
create constraint trigger users_move_assistants after update of city, state_prov, country on users
  deferrable initially deferred for each row
  when (new.city is not null and new.state_prov is not null and new.country is not null
    and (old.city, old.state_prov, old.country) is distinct from (new.city, new.state_prov, new.country))
  execute function move_assistant_place();

update users set city = assistants.city, country = assistants.country, state_prov = assistants.region,
    timezone = coalesce(users.timezone, assistants.timezone)
  from assistants where assistants.user_uuid = users.uuid and users.city is null;

-- One face wherever they are shown: as an assistant, and as a person with an account. Who changes it holds the account, too.
create function show_assistant_face() returns trigger language plpgsql as $$
begin
  update users set avatar_id = new.avatar_id where uuid = new.user_uuid;
  return null;
end $$;
create trigger assistants_show_face after update of avatar_id on assistants
  for each row when (new.user_uuid is not null and old.avatar_id <> new.avatar_id)
  execute function show_assistant_face();

insert into configurations (name, type, value, default_value, note) values
  ('setting.profile-review', 'switch', '"disabled"', '"disabled"',
   'Enabled: our staff look at what assistants write of themselves, and at their photos, before clients see it.');
