-- What is left of a period's prepaid hours goes on into later ones, by a policy of staff. None by default: hours do not roll over.

insert into configurations (name, type, value, default_value, note) values
  ('setting.carry-over-percent', 'number', '0', '0',
   'The share of a period’s unused prepaid hours that goes on into the next, 0 to 100. For periods that begin from now on.'),
  ('setting.carry-over-periods', 'number', '1', '1',
   'For how many periods carried hours last, 1 to 12. For periods that begin from now on.');
alter table configurations
  add constraint configurations_carry_over check (case name
    when 'setting.carry-over-percent' then type = 'number' and value::numeric between 0 and 100 and value::numeric % 1 = 0
    when 'setting.carry-over-periods' then type = 'number' and value::numeric between 1 and 12 and value::numeric % 1 = 0
    else true end);

create function carry_policy(out percent integer, out periods integer) language sql stable as $$
  select coalesce((select value::integer from configurations where name = 'setting.carry-over-percent'), 0),
    coalesce((select value::integer from configurations where name = 'setting.carry-over-periods'), 1)
$$;

alter table subscription_periods
  add column carry_percent integer not null default 0 check (carry_percent between 0 and 100),
  add column carry_periods integer not null default 1 check (carry_periods between 1 and 12);
comment on column subscription_periods.carry_percent is 'The policy as it was when the period began: the share of its unused prepaid hours that goes on.';
comment on column subscription_periods.carry_periods is 'For how many periods after it what goes on lasts.';

alter table projects add column carries_hours boolean not null default false;
comment on column projects.carries_hours is 'True once one of its periods began with a share to carry; kept by the trigger of `subscription_periods`.';

create table carried_hours (
  into_uuid uuid not null references subscription_periods (uuid),
  from_uuid uuid not null references subscription_periods (uuid),
  carried_seconds integer not null check (carried_seconds > 0),
  used_seconds integer not null check (used_seconds >= 0),
  expired_seconds integer not null check (expired_seconds >= 0),
  left_seconds integer not null check (left_seconds >= 0),
  periods_left integer not null check (periods_left between 0 and 11),
  primary key (into_uuid, from_uuid),
  constraint carried_hours_add_up check (carried_seconds = used_seconds + expired_seconds + left_seconds)
);
create index carried_hours_by_source on carried_hours (from_uuid);
comment on table carried_hours is 'The ledger of carried hours: for each period what came into it from which earlier one, and what became of it. Kept by triggers of `subscription_periods`.';
comment on column carried_hours.expired_seconds is 'Not used in the last period they were for, once the next has begun.';
comment on column carried_hours.left_seconds is 'Went on into the next period; of the latest period: not used yet.';
comment on column carried_hours.periods_left is 'How many periods after this one they last.';

-- Who changes the hours of a period changes those of the later ones too, where hours are carried. All of them are held from the
-- first on, so that two never wait for each other in a circle; and none begins meanwhile.
-- False: it carries none.
create function hold_carried_hours(project uuid) returns boolean language plpgsql as $$
begin
  perform from projects where uuid = project and carries_hours for key share;
  if not found then return false; end if;
  perform from subscription_periods where project_uuid = project order by period_start for no key update;
  return true;
end $$;

-- Works out anew what is carried from the period that begins on a day on. Used first are carried hours, the oldest before the
-- others, then added ones, which end with their period, then prepaid ones.
create function carry_hours(project uuid, since date) returns void language plpgsql as $$
declare
  sources uuid[];
  amounts integer[];
  lives integer[];
  next_sources uuid[];
  next_amounts integer[];
  next_lives integer[];
  period record;
  to_use integer;
  used integer;
  rest integer;
  expired integer;
  carried integer;
begin
  select coalesce(array_agg(from_uuid order by source.period_start), '{}'),
    coalesce(array_agg(line.carried_seconds order by source.period_start), '{}'),
    coalesce(array_agg(line.periods_left order by source.period_start), '{}')
    into sources, amounts, lives
    from subscription_periods target
    join carried_hours line on line.into_uuid = target.uuid
    join subscription_periods source on source.uuid = line.from_uuid
    where target.project_uuid = project and target.period_start = since;
  delete from carried_hours using subscription_periods target
    where target.uuid = into_uuid and target.project_uuid = project and target.period_start >= since;
  for period in
    select uuid, prepaid_seconds, added_seconds, billable_seconds, carry_percent, carry_periods,
      lead(uuid) over (order by period_start) is null as is_latest
    from subscription_periods where project_uuid = project and period_start >= since order by period_start
  loop
    to_use := period.billable_seconds;
    carried := 0;
    next_sources := '{}';
    next_amounts := '{}';
    next_lives := '{}';
    for at in 1 .. cardinality(sources) loop
      used := least(amounts[at], to_use);
      rest := amounts[at] - used;
      expired := case when lives[at] = 0 and not period.is_latest then rest else 0 end;
      to_use := to_use - used;
      carried := carried + amounts[at];
      insert into carried_hours
        (into_uuid, from_uuid, carried_seconds, used_seconds, expired_seconds, left_seconds, periods_left)
        values (period.uuid, sources[at], amounts[at], used, expired, rest - expired, lives[at]);
      if rest > 0 and lives[at] > 0 then
        next_sources := next_sources || sources[at];
        next_amounts := next_amounts || rest;
        next_lives := next_lives || (lives[at] - 1);
      end if;
    end loop;
    update subscription_periods set carried_seconds = carried where uuid = period.uuid and carried_seconds <> carried;
    rest := greatest(period.prepaid_seconds - greatest(to_use - period.added_seconds, 0), 0)::bigint
      * period.carry_percent / 100;
    if rest > 0 then
      next_sources := next_sources || period.uuid;
      next_amounts := next_amounts || rest;
      next_lives := next_lives || (period.carry_periods - 1);
    end if;
    sources := next_sources;
    amounts := next_amounts;
    lives := next_lives;
  end loop;
end $$;

create function carry_into_period() returns trigger language plpgsql as $$
declare
  before record;
begin
  if new.carry_percent > 0 then
    update projects set carries_hours = true where uuid = new.project_uuid and not carries_hours;
  end if;
  select period_start, carry_percent, carried_seconds into before from subscription_periods
    where project_uuid = new.project_uuid and period_start < new.period_start order by period_start desc limit 1;
  if (new.carry_percent > 0 or before.carry_percent > 0 or before.carried_seconds > 0)
    and hold_carried_hours(new.project_uuid)
  then
    perform carry_hours(new.project_uuid, coalesce(before.period_start, new.period_start));
  end if;
  return null;
end $$;
create trigger subscription_periods_carry_into after insert on subscription_periods
  for each row execute function carry_into_period();

create function carry_on_from_period() returns trigger language plpgsql as $$
begin
  if hold_carried_hours(new.project_uuid) then
    perform carry_hours(new.project_uuid, new.period_start);
  end if;
  return null;
end $$;
-- Where nothing is carried, nothing is run.
create trigger subscription_periods_carry_on
  after update of prepaid_seconds, added_seconds, billable_seconds on subscription_periods
  for each row when (
    (new.carry_percent > 0 or new.carried_seconds > 0)
    and (old.prepaid_seconds <> new.prepaid_seconds or old.added_seconds <> new.added_seconds
      or old.billable_seconds <> new.billable_seconds))
  execute function carry_on_from_period();

-- As before, and the period keeps the policy that it begins with.
create or replace function begin_hours_of_period() returns trigger language plpgsql as $$
begin
  -- Time that is being logged now is waited for, and what is logged later finds the period.
  perform from projects where uuid = new.project_uuid for update;
  insert into subscription_periods
    (project_uuid, period_start, period_end, prepaid_seconds, billable_seconds, carry_percent, carry_periods)
  select
    new.project_uuid, new.period_start, new.period_end,
    (select coalesce(sum(quantity), 0) * 3600 from invoice_lines
      where invoice_uuid = new.uuid and kind = 'subscription'),
    (select coalesce(sum(seconds), 0) from time_entries
      where project_uuid = new.project_uuid and task_date between new.period_start and new.period_end
        and billable and removed_date is null and status <> 'unconfirmed'),
    percent, periods
  from carry_policy()
  on conflict do nothing;
  return null;
end $$;

-- As before, and all periods are held first where hours are carried.
create or replace function take_back_hours() returns trigger language plpgsql as $$
begin
  perform hold_carried_hours(invoices.project_uuid)
    from credit_notes note join invoices on invoices.uuid = note.invoice_uuid where note.uuid = new.credit_note_uuid;
  update subscription_periods periods
    set prepaid_seconds = greatest(periods.prepaid_seconds - abs(new.quantity) * 3600, 0)
    from credit_notes note join invoices on invoices.uuid = note.invoice_uuid
    where note.uuid = new.credit_note_uuid and invoices.kind in ('checkout', 'renewal')
      and periods.project_uuid = invoices.project_uuid and periods.period_start = invoices.period_start;
  return null;
end $$;

create or replace function count_added_hours() returns trigger language plpgsql as $$
declare
  bought invoices;
begin
  select invoices.* into bought from invoices
    where uuid = case when tg_table_name = 'invoices' then (to_jsonb(new) ->> 'uuid')::uuid
      else (select invoice_uuid from credit_notes where credit_notes.uuid = (to_jsonb(new) ->> 'credit_note_uuid')::uuid) end;
  if bought.kind <> 'hours' then return null; end if;
  -- Held first: what others have counted meanwhile is seen by the next statement.
  perform hold_carried_hours(bought.project_uuid);
  perform from subscription_periods
    where project_uuid = bought.project_uuid and period_start = bought.period_start for no key update;
  update subscription_periods set added_seconds = 3600 * (
    select coalesce(sum(greatest(added_hours.hours - credited.hours, 0)), 0)
    from invoices join added_hours on added_hours.invoice_uuid = invoices.uuid
    cross join lateral (
      select coalesce(sum(abs(quantity)), 0) as hours
      from credit_notes join credit_note_lines on credit_note_uuid = credit_notes.uuid
      where credit_notes.invoice_uuid = invoices.uuid and kind = 'add-on'
    ) credited
    where invoices.project_uuid = bought.project_uuid and invoices.period_start = bought.period_start
      and invoices.kind = 'hours' and invoices.status = 'paid')
    where project_uuid = bought.project_uuid and period_start = bought.period_start;
  return null;
end $$;

create or replace function count_period_seconds() returns trigger language plpgsql as $$
declare
  counted constant text := ' where billable and removed_date is null and status <> ''unconfirmed''';
  come constant text := 'select project_uuid, task_date, seconds from come' || counted;
  gone constant text := 'select project_uuid, task_date, -seconds from gone' || counted;
  change record;
  carries boolean;
begin
  for change in execute
    'select project_uuid, task_date, sum(seconds)::int as seconds from ('
    || case tg_op when 'INSERT' then come when 'DELETE' then gone else come || ' union all ' || gone end
    -- Always in one order: two who count at once wait for each other, and never in a circle.
    || ') changes (project_uuid, task_date, seconds) group by 1, 2 having sum(seconds) <> 0 order by 1, 2'
  loop
    -- A period that is about to begin waits for this, or is there when this is counted.
    select carries_hours into carries from projects where uuid = change.project_uuid for key share;
    if carries then perform hold_carried_hours(change.project_uuid); end if;
    update subscription_periods set billable_seconds = billable_seconds + change.seconds
      where project_uuid = change.project_uuid and change.task_date between period_start and period_end;
  end loop;
  return null;
end $$;

create or replace function seconds_within_limit(project uuid, day date, asked integer) returns integer language plpgsql as $$
declare
  agreed record;
  remaining bigint;
begin
  select overage_policy, overage_seconds, carries_hours into agreed from projects where uuid = project;
  if agreed.overage_policy = 'as_needed' then return asked; end if;
  if agreed.carries_hours then
    perform hold_carried_hours(project);
  else
    perform from subscription_periods where project_uuid = project and day between period_start and period_end
      for no key update;
  end if;
  select remaining_seconds into remaining from subscription_hours_on(project, day);
  if remaining is null then return asked; end if;
  return greatest(least(asked, remaining + coalesce(agreed.overage_seconds, 0)), 0);
end $$;
