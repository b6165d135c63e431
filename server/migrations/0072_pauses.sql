-- A subscription rests for a while: nothing renews and no time is logged on the days of a pause.

create table pauses (
  uuid uuid primary key default uuidv7(),
  project_uuid uuid not null references projects (uuid),
  -- Whose wish it is: the client's, or ours, because an invoice stays unpaid.
  cause text not null check (cause in ('client', 'unpaid')),
  from_date date not null,
  resumes_on date check (resumes_on >= from_date),
  asked_by uuid references users (uuid),
  asked_date timestamptz not null,
  check (cause = 'unpaid' or resumes_on is not null),
  -- A day is in one pause at most.
  constraint pauses_apart exclude using gist (project_uuid with =, daterange(from_date, resumes_on, '[)') with &&)
);
create index pauses_by_project on pauses (project_uuid, from_date desc);
comment on column pauses.from_date is 'Its first day.';
comment on column pauses.resumes_on is 'The first day after it; null while nobody knows: until the invoice is paid.';

-- The latest pause stands with its subscription, so that whoever reads or holds that knows.
alter table projects add column paused_from date, add column resumes_on date;
comment on column projects.paused_from is 'Of the latest pause, kept by the trigger of `pauses`; null where there never was one.';
comment on column projects.resumes_on is 'Of the latest pause, kept by the trigger of `pauses`: the first day after it, null while nobody knows it.';

create function keep_latest_pause() returns trigger language plpgsql as $$
declare
  of_project uuid := case tg_op when 'DELETE' then old.project_uuid else new.project_uuid end;
begin
  update projects set (paused_from, resumes_on) =
    (select pauses.from_date, pauses.resumes_on from pauses where project_uuid = of_project order by from_date desc limit 1)
    where projects.uuid = of_project;
  return null;
end $$;
create trigger pauses_keep_latest after insert or update or delete on pauses
  for each row execute function keep_latest_pause();

create function is_paused_on(project uuid, day date) returns boolean language sql stable as $$
  select exists (
    select from pauses where project_uuid = project and from_date <= day and (pauses.resumes_on is null or day < pauses.resumes_on))
$$;

-- The first day of the next period: the day after the last one that is invoiced, or the day it goes on where that is a day
-- of the pause. Null while nobody knows.
create function next_period_start(invoiced_until date, paused_from date, resumes_on date) returns date language sql immutable as $$
  select case
    when invoiced_until + 1 >= paused_from and (resumes_on is null or invoiced_until + 1 < resumes_on) then resumes_on
    else invoiced_until + 1
  end
$$;

-- The hours of a subscription on a day: those of the period it is in. In the hours between the first minute of a period and
-- its invoice they are what the places of that day come to, less what was logged since; the first period after a pause begins
-- with the day it goes on. No row: before its start, after its end, and on the days of a pause.
create or replace function subscription_hours_on(project uuid, day date)
returns table (period_start date, period_end date, prepaid_seconds integer, added_seconds integer, carried_seconds integer,
  billable_seconds integer, remaining_seconds integer)
language sql stable as $$
  select period_start, period_end, prepaid_seconds, added_seconds, carried_seconds, billable_seconds, remaining_seconds
  from subscription_periods
  where project_uuid = project and day between period_start and period_end and not is_paused_on(project, day)
  union all
  select begun.period_start, null, begun.prepaid, 0, 0, begun.billable, begun.prepaid - begun.billable
  from (
    select next.begins as period_start,
      (select coalesce(sum(hours_per_month), 0)::int * 3600 from rate_plans
        where project_uuid = project and rate_start_date <= day and (rp_end_date is null or rp_end_date >= day)) as prepaid,
      (select coalesce(sum(seconds), 0)::int from time_entries
        where project_uuid = project and task_date >= next.begins
          and billable and removed_date is null and status <> 'unconfirmed') as billable
    from projects
    cross join lateral (select next_period_start(invoiced_until, paused_from, resumes_on) as begins) next
    where projects.uuid = project and start_date is not null and next.begins <= day
      and (end_date is null or end_date >= day) and not is_paused_on(project, day)
  ) begun
  where not exists (
    select from subscription_periods where project_uuid = project and day between period_start and period_end)
$$;
