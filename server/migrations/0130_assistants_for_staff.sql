-- What staff's lists of assistants show and are sorted by: the name of the account, since when and why someone is in their state.

alter table assistants
  add column full_name text not null default '',
  add column state_date timestamptz not null default now(),
  add column state_reason text check (length(state_reason) between 1 and 500),
  add column probation_ends date,
  add column rejected_date timestamptz,
  add column version integer not null default 1 check (version > 0);
comment on column assistants.full_name is 'Of their account, kept by triggers; what clients call them where they have none.';
comment on column assistants.state_date is 'Since when they are in their state.';
comment on column assistants.rejected_date is 'When they were turned down as an applicant; null: they weren''t, or work with us after all.';
comment on column assistants.state_reason is 'Why staff brought them there; the audit has those before.';

update assistants set full_name = coalesce(
  (select users.full_name from users where users.uuid = assistants.user_uuid), display_name), state_date = created_date;

create function name_assistant() returns trigger language plpgsql as $$
begin
  new.full_name := coalesce((select full_name from users where uuid = new.user_uuid), new.display_name);
  return new;
end $$;
create trigger assistants_named before insert or update of display_name, user_uuid on assistants
  for each row execute function name_assistant();

-- At the end of the transaction: who changes an account holds sessions, which come before assistants in the order of locks.
create function rename_assistant() returns trigger language plpgsql as $$
begin
  update assistants set full_name = new.full_name where user_uuid = new.uuid and full_name <> new.full_name;
  return null;
end $$;
create constraint trigger users_name_assistants after update of full_name on users
  deferrable initially deferred for each row when (old.full_name is distinct from new.full_name)
  execute function rename_assistant();

create index assistants_by_name on assistants (state, lower(full_name), uuid);
create index assistants_by_spare_hours on assistants (state, (available_hours_per_month - monthly_hours_committed), uuid);
create index assistants_by_hours on assistants (state, monthly_hours_committed, uuid);
create index assistants_by_zone on assistants (state, timezone, uuid);
create index assistants_by_state_date on assistants (state, state_date, uuid);
create index assistants_rejected on assistants (lower(full_name), uuid) where rejected_date is not null;

-- How many are in each state: the exact total of a list without counting it.
create table assistant_counts (
  state text primary key check (state in
    ('active', 'probationary', 'inactive', 'ineligible', 'lost', 'applicant', 'paused')),
  assistants integer not null check (assistants >= 0)
);
insert into assistant_counts (state, assistants)
select state, count(assistants.uuid) from unnest(
  array['active', 'probationary', 'inactive', 'ineligible', 'lost', 'applicant', 'paused']) as state
left join assistants using (state) group by state;

create function count_added_assistants() returns trigger language plpgsql as $$
begin
  update assistant_counts set assistants = assistant_counts.assistants + come.assistants
    from (select state, count(*)::integer as assistants from after_rows group by state) come
    where assistant_counts.state = come.state;
  return null;
end $$;
create trigger assistants_count_added after insert on assistants
  referencing new table as after_rows for each statement execute function count_added_assistants();
create function count_removed_assistants() returns trigger language plpgsql as $$
begin
  update assistant_counts set assistants = assistant_counts.assistants - gone.assistants
    from (select state, count(*)::integer as assistants from before_rows group by state) gone
    where assistant_counts.state = gone.state;
  return null;
end $$;
create trigger assistants_count_removed after delete on assistants
  referencing old table as before_rows for each statement execute function count_removed_assistants();
-- At the end of the transaction, in the order of the states: two changes at once never wait for each other in a circle.
create function count_moved_assistant() returns trigger language plpgsql as $$
begin
  perform from assistant_counts where state in (old.state, new.state) order by state for no key update;
  update assistant_counts set assistants = assistants + case state when new.state then 1 else -1 end
    where state in (old.state, new.state);
  return null;
end $$;
create constraint trigger assistants_count_moved after update of state on assistants
  deferrable initially deferred for each row when (old.state <> new.state)
  execute function count_moved_assistant();
