-- Totals of all time at a glance, and the way to any page of it: how many entries of each day, and their seconds. Who logs time only
-- adds a line, so nobody waits for anybody; a job joins the lines of a day. What is read is always the sum of all lines.

create table time_day_sums (
  task_date date not null,
  status text not null check (status in ('unconfirmed', 'open', 'in_review', 'queried', 'approved', 'billed')),
  billable boolean not null,
  entries integer not null,
  seconds bigint not null
);
create index time_day_sums_by_day on time_day_sums (task_date);
comment on table time_day_sums is 'Kept by triggers of `time_entries`; several lines of a day, state and side add up.';

create function add_to_day_sums() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into time_day_sums
    select task_date, status, billable, count(*), sum(seconds) from come where removed_date is null group by 1, 2, 3;
  end if;
  if tg_op <> 'INSERT' then
    insert into time_day_sums
    select task_date, status, billable, -count(*), -sum(seconds) from gone where removed_date is null group by 1, 2, 3;
  end if;
  return null;
end $$;
create trigger time_entries_sum_inserted after insert on time_entries
  referencing new table as come for each statement execute function add_to_day_sums();
create trigger time_entries_sum_updated after update on time_entries
  referencing new table as come old table as gone for each statement execute function add_to_day_sums();
create trigger time_entries_sum_deleted after delete on time_entries
  referencing old table as gone for each statement execute function add_to_day_sums();

insert into time_day_sums
select task_date, status, billable, count(*), sum(seconds) from time_entries where removed_date is null group by 1, 2, 3;

-- The orders that lists of time offer, in both directions; empty starts come last in either.
drop index time_entries_by_day;
create index time_entries_by_day on time_entries (task_date, created_date, uuid) where removed_date is null;
create index time_entries_by_created on time_entries (created_date, uuid) where removed_date is null;
create index time_entries_by_start on time_entries (start_at, created_date, uuid) where removed_date is null;
create index time_entries_by_latest_start on time_entries (start_at desc nulls last, created_date desc, uuid desc)
  where removed_date is null;
create index time_entries_by_seconds on time_entries (seconds, created_date, uuid) where removed_date is null;
create index time_entries_by_status on time_entries (status, created_date, uuid) where removed_date is null;
create index time_entries_of_project on time_entries (project_uuid, created_date, uuid) where removed_date is null;
create index time_entries_of_assistant on time_entries (virtualassistant_uuid, created_date, uuid) where removed_date is null;
