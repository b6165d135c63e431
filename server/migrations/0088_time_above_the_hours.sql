-- What a client agreed to beyond the hours of a period is remembered with each entry, and becomes money once it is reviewed.

alter table time_entries
  add column overage_seconds integer not null default 0,
  add column invoiced_seconds integer not null default 0,
  add constraint time_entries_overage check (overage_seconds between 0 and seconds),
  add constraint time_entries_invoiced_once check (invoiced_seconds between 0 and overage_seconds);
comment on column time_entries.overage_seconds is 'Of it, what went beyond the hours of its period and its client agreed to: the most that invoices may charge of it.';
comment on column time_entries.invoiced_seconds is 'Of these, what is on invoices; kept by a trigger of `invoice_time`.';
comment on column time_entries.invoice_uuid is 'The first invoice that charges for time of it above the hours.';

-- What was agreed to until now: by a yes to an entry,
update time_entries entry set overage_seconds = seconds
  where billable and not over_limit and removed_date is null and exists (
    select from time_entry_changes change where change.origin_uuid = entry.origin_uuid and side = 'client'
      and fields @> '[{"name": "billable", "from": "false", "to": "true"}]');
-- or by the policy that is in force since it was chosen, the latest of a period first.
with chosen as (
  select uuid as project_uuid, overage_policy, overage_seconds as most,
    coalesce((select max(created_date) from audit_entries where action = 'subscription.overage_changed' and entity = 'project:' || projects.uuid),
      '-infinity') as since
  from projects where overage_policy <> 'none'
), beyond as (
  select period.uuid, period.project_uuid, period_start, period_end, since,
    least(-remaining_seconds, coalesce(most, -remaining_seconds)) - coalesce((
      select sum(overage_seconds) from time_entries agreed where agreed.project_uuid = period.project_uuid
        and task_date between period_start and period_end and removed_date is null), 0) as seconds
  from subscription_periods period join chosen on chosen.project_uuid = period.project_uuid
  where remaining_seconds < 0
), latest as (
  select entry.uuid, entry.seconds, beyond.seconds as most,
    sum(entry.seconds) over (partition by beyond.uuid order by task_date desc, created_date desc, entry.uuid desc) - entry.seconds as later
  from beyond join time_entries entry on entry.project_uuid = beyond.project_uuid
    and task_date between period_start and period_end and created_date >= since
  where billable and removed_date is null and status <> 'unconfirmed' and overage_seconds = 0
)
update time_entries set overage_seconds = least(latest.seconds, latest.most - latest.later)
  from latest where latest.uuid = time_entries.uuid and latest.most > latest.later;

create index time_entries_above_hours on time_entries (project_uuid, task_date)
  where overage_seconds > invoiced_seconds and removed_date is null;

-- As `seconds_within_limit`, and what of the hours is left for it. `hours` is null where the day has no hours of its own. The
-- period is held whatever the policy: of two who log at once only one takes the last hour.
create function split_at_limit(project uuid, day date, asked integer, out within integer, out hours integer)
language plpgsql as $$
begin
  if not hold_carried_hours(project) then
    perform from subscription_periods where project_uuid = project and day between period_start and period_end
      for no key update;
  end if;
  within := seconds_within_limit(project, day, asked);
  select greatest(remaining_seconds, 0) into hours from subscription_hours_on(project, day);
end $$;

-- A line of time: at `unit_cents` an hour, for so many seconds.
alter table invoice_lines
  add column seconds integer check (seconds > 0),
  add constraint invoice_lines_of_time check (seconds is null or (kind = 'overage' and amount_cents >= 0));
comment on column invoice_lines.seconds is 'Of time above the hours; `quantity` is 1 then.';
alter table credit_note_lines add column seconds integer check (seconds > 0);

-- What such a line was made of. An entry may be on several, never for more than was agreed to.
create table invoice_time (
  invoice_uuid uuid not null,
  position integer not null,
  time_entry_uuid uuid not null references time_entries (uuid),
  seconds integer not null check (seconds > 0),
  -- What the line's rounded amount has grown by with it, in the order of the days: so entries add up to their line.
  amount_cents integer not null check (amount_cents >= 0),
  primary key (invoice_uuid, position, time_entry_uuid),
  foreign key (invoice_uuid, position) references invoice_lines (invoice_uuid, position)
);
create index invoice_time_by_entry on invoice_time (time_entry_uuid);
create trigger invoice_time_stays before insert or update or delete on invoice_time
  for each row execute function keep_posted_lines();

create function add_up_time_line() returns trigger language plpgsql as $$
begin
  if (select (coalesce(sum(seconds), 0), coalesce(sum(amount_cents), 0)) from invoice_time
      where invoice_uuid = new.invoice_uuid and position = new.position)
    is distinct from (new.seconds::bigint, new.amount_cents::bigint)
  then
    raise exception 'a line of time is what its entries come to'
      using errcode = 'check_violation', constraint = 'invoice_time_adds_up';
  end if;
  return null;
end $$;
create constraint trigger invoice_time_adds_up after insert or update on invoice_lines
  deferrable initially deferred for each row when (new.seconds is not null) execute function add_up_time_line();

create function count_invoiced_seconds() returns trigger language plpgsql as $$
begin
  update time_entries set invoiced_seconds = time_entries.invoiced_seconds + added.seconds,
      invoice_uuid = coalesce(time_entries.invoice_uuid, added.invoice_uuid)
    from (select time_entry_uuid, sum(seconds)::int as seconds, min(invoice_uuid::text)::uuid as invoice_uuid
      from come group by 1) added
    where added.time_entry_uuid = uuid;
  return null;
end $$;
create trigger invoice_time_counted after insert on invoice_time
  referencing new table as come for each statement execute function count_invoiced_seconds();

-- Time on an invoice stays as it was charged.
create function keep_invoiced_time() returns trigger language plpgsql as $$
begin
  raise exception 'time on an invoice stays as it is'
    using errcode = 'check_violation', constraint = 'time_entries_invoiced_stay';
end $$;
create trigger time_entries_invoiced_stay before update on time_entries for each row
  when (old.invoice_uuid is not null and (
    (old.invoice_uuid, old.project_uuid, old.virtualassistant_uuid, old.rate_plan_uuid, old.task_date, old.start_at, old.end_at,
      old.seconds, old.overage_seconds, old.billable, old.description, old.removed_date)
    is distinct from
    (new.invoice_uuid, new.project_uuid, new.virtualassistant_uuid, new.rate_plan_uuid, new.task_date, new.start_at, new.end_at,
      new.seconds, new.overage_seconds, new.billable, new.description, new.removed_date)))
  execute function keep_invoiced_time();
create trigger time_entries_invoiced_gone before delete on time_entries for each row
  when (old.invoice_uuid is not null) execute function keep_invoiced_time();

-- A subscription that is over has one last invoice.
create unique index invoices_one_final on invoices (project_uuid) where kind = 'final' and number is not null;
