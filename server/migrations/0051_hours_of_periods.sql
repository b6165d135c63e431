-- What a subscription has of hours in each of its periods, and what of them is worked: kept here, so that every list,
-- page and answer says the same to the second.

create table subscription_periods (
  uuid uuid primary key default uuidv7(),
  project_uuid uuid not null references projects (uuid),
  period_start date not null,
  period_end date not null check (period_end >= period_start),
  prepaid_seconds integer not null check (prepaid_seconds >= 0),
  added_seconds integer not null default 0 check (added_seconds >= 0),
  carried_seconds integer not null default 0 check (carried_seconds >= 0),
  billable_seconds integer not null default 0 check (billable_seconds >= 0),
  -- Below zero: more is worked than there were hours.
  remaining_seconds integer not null
    generated always as (prepaid_seconds + added_seconds + carried_seconds - billable_seconds) stored,
  -- A day belongs to one period at most.
  constraint subscription_periods_apart exclude using gist
    (project_uuid with =, daterange(period_start, period_end, '[]') with &&)
);
create index subscription_periods_by_project on subscription_periods (project_uuid, period_start desc);
comment on table subscription_periods is 'Kept by triggers of `invoices`, `credit_note_lines` and `time_entries`.';
comment on column subscription_periods.prepaid_seconds is 'The hours of the invoice’s subscription lines, less what its credit notes take back.';
comment on column subscription_periods.added_seconds is 'Bought besides; they end with the period.';
comment on column subscription_periods.carried_seconds is 'Left over from earlier periods.';
comment on column subscription_periods.billable_seconds is 'Of its days, as far as it is billable and someone has answered for it.';

-- A period begins with its invoice.
create function begin_hours_of_period() returns trigger language plpgsql as $$
begin
  -- Time that is being logged now is waited for, and what is logged later finds the period.
  perform from projects where uuid = new.project_uuid for update;
  insert into subscription_periods (project_uuid, period_start, period_end, prepaid_seconds, billable_seconds)
  values (
    new.project_uuid, new.period_start, new.period_end,
    (select coalesce(sum(quantity), 0) * 3600 from invoice_lines
      where invoice_uuid = new.uuid and kind = 'subscription'),
    (select coalesce(sum(seconds), 0) from time_entries
      where project_uuid = new.project_uuid and task_date between new.period_start and new.period_end
        and billable and removed_date is null and status <> 'unconfirmed')
  )
  on conflict do nothing;
  return null;
end $$;
create trigger invoices_begin_hours_inserted after insert on invoices
  for each row when (new.number is not null) execute function begin_hours_of_period();
create trigger invoices_begin_hours after update of number on invoices
  for each row when (old.number is null and new.number is not null) execute function begin_hours_of_period();

-- Hours that a credit note takes back are there no more.
create function take_back_hours() returns trigger language plpgsql as $$
begin
  update subscription_periods periods
    set prepaid_seconds = greatest(periods.prepaid_seconds - abs(new.quantity) * 3600, 0)
    from credit_notes note join invoices on invoices.uuid = note.invoice_uuid
    where note.uuid = new.credit_note_uuid
      and periods.project_uuid = invoices.project_uuid and periods.period_start = invoices.period_start;
  return null;
end $$;
create trigger credit_note_lines_take_back_hours after insert on credit_note_lines
  for each row when (new.kind = 'subscription') execute function take_back_hours();

create function count_period_seconds() returns trigger language plpgsql as $$
declare
  counted constant text := ' where billable and removed_date is null and status <> ''unconfirmed''';
  come constant text := 'select project_uuid, task_date, seconds from come' || counted;
  gone constant text := 'select project_uuid, task_date, -seconds from gone' || counted;
  change record;
begin
  for change in execute
    'select project_uuid, task_date, sum(seconds)::int as seconds from ('
    || case tg_op when 'INSERT' then come when 'DELETE' then gone else come || ' union all ' || gone end
    -- Always in one order: two who count at once wait for each other, and never in a circle.
    || ') changes (project_uuid, task_date, seconds) group by 1, 2 having sum(seconds) <> 0 order by 1, 2'
  loop
    -- A period that is about to begin waits for this, or is there when this is counted.
    perform from projects where uuid = change.project_uuid for key share;
    update subscription_periods set billable_seconds = billable_seconds + change.seconds
      where project_uuid = change.project_uuid and change.task_date between period_start and period_end;
  end loop;
  return null;
end $$;
create trigger time_entries_count_period_inserted after insert on time_entries
  referencing new table as come for each statement execute function count_period_seconds();
create trigger time_entries_count_period_updated after update on time_entries
  referencing new table as come old table as gone for each statement execute function count_period_seconds();
create trigger time_entries_count_period_deleted after delete on time_entries
  referencing old table as gone for each statement execute function count_period_seconds();

-- What has been invoiced until now.
insert into subscription_periods (project_uuid, period_start, period_end, prepaid_seconds, billable_seconds)
select project_uuid, period_start, period_end,
  greatest(
    (select coalesce(sum(quantity), 0) from invoice_lines where invoice_uuid = invoices.uuid and kind = 'subscription')
    - (select coalesce(sum(abs(quantity)), 0) from credit_note_lines join credit_notes on credit_notes.uuid = credit_note_uuid
        where credit_notes.invoice_uuid = invoices.uuid and kind = 'subscription'),
    0) * 3600,
  (select coalesce(sum(seconds), 0) from time_entries
    where time_entries.project_uuid = invoices.project_uuid
      and task_date between invoices.period_start and invoices.period_end
      and billable and removed_date is null and status <> 'unconfirmed')
from invoices where number is not null
order by project_uuid, period_start
on conflict do nothing;

-- The hours of a subscription on a day: those of the period it is in. In the hours between the first minute of a period and
-- its invoice they are what the places of that day come to, less what was logged since. No row: before its start, after its
-- end, or while it is paused.
create function subscription_hours_on(project uuid, day date)
returns table (period_start date, period_end date, prepaid_seconds integer, added_seconds integer, carried_seconds integer,
  billable_seconds integer, remaining_seconds integer)
language sql stable as $$
  select period_start, period_end, prepaid_seconds, added_seconds, carried_seconds, billable_seconds, remaining_seconds
  from subscription_periods where project_uuid = project and day between period_start and period_end
  union all
  select begun.period_start, null, begun.prepaid, 0, 0, begun.billable, begun.prepaid - begun.billable
  from (
    select invoiced_until + 1 as period_start,
      (select coalesce(sum(hours_per_month), 0)::int * 3600 from rate_plans
        where project_uuid = project and rate_start_date <= day and (rp_end_date is null or rp_end_date >= day)) as prepaid,
      (select coalesce(sum(seconds), 0)::int from time_entries
        where project_uuid = project and task_date > invoiced_until
          and billable and removed_date is null and status <> 'unconfirmed') as billable
    from projects
    where projects.uuid = project and start_date is not null and invoiced_until < day
      and (end_date is null or end_date >= day) and ar_status <> 'paused'
  ) begun
  where not exists (
    select from subscription_periods where project_uuid = project and day between period_start and period_end)
$$;
