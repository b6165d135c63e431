-- What a client agrees to beyond the hours of a period, and what they were told of them.

alter table projects
  add column overage_policy text not null default 'none' check (overage_policy in ('none', 'up_to', 'as_needed')),
  add column overage_seconds integer check (overage_seconds between 3600 and 2678400),
  add constraint projects_overage_whole check ((overage_policy = 'up_to') = (overage_seconds is not null));
comment on column projects.overage_policy is 'Whether time beyond the hours of a period counts without being asked about.';
comment on column projects.overage_seconds is 'Of each period, of the policy `up_to`.';

alter table subscription_periods
  add column told_percent integer not null default 0 check (told_percent in (0, 50, 80, 100));
comment on column subscription_periods.told_percent is 'The most of its hours that client and assistants were told is worked.';
-- What was worked before anyone was told of it isn't news any more.
update subscription_periods set told_percent = case
  when billable_seconds >= prepaid_seconds then 100
  when billable_seconds * 10 >= prepaid_seconds * 8 then 80
  when billable_seconds * 2 >= prepaid_seconds then 50
  else 0 end;

-- How many of the seconds that are about to be logged on a day are within what the client has agreed to: what remains of the
-- period, and the overage that their policy allows. What is beyond is kept as `over_limit`. Who logs at the same time waits
-- until this transaction ends, so two never take the same last hour. A day without hours has no limit of its own.
create function seconds_within_limit(project uuid, day date, asked integer) returns integer language plpgsql as $$
declare
  agreed record;
  remaining bigint;
begin
  select overage_policy, overage_seconds into agreed from projects where uuid = project;
  if agreed.overage_policy = 'as_needed' then return asked; end if;
  perform from subscription_periods where project_uuid = project and day between period_start and period_end
    for no key update;
  select remaining_seconds into remaining from subscription_hours_on(project, day);
  if remaining is null then return asked; end if;
  return greatest(least(asked, remaining + coalesce(agreed.overage_seconds, 0)), 0);
end $$;
