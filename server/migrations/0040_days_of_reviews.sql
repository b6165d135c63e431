-- How old an assistant's shown reviews are: the sum of the days since 2020-01-01 (UTC) on which they were written, kept
-- beside their sum and number. The search lets old reviews weigh less. 0 where the days aren't known.
alter table assistants add column review_days integer not null default 0 check (review_days >= 0);

create function review_day(written timestamptz) returns integer language sql stable
  -- Days of 86,400 seconds since 1970 are days of UTC; 18,262 of them are those before 2020.
  return greatest(0, floor(extract(epoch from written) / 86400)::integer - 18262);

update assistants set review_days = shown.days
from (select subject_uuid, sum(review_day(created_date)) as days from feedback where status = 'shown' group by subject_uuid) shown
where assistants.uuid = shown.subject_uuid;

create or replace function keep_assistant_rating() returns trigger language plpgsql as $$
begin
  if tg_op in ('UPDATE', 'DELETE') and old.status = 'shown' then
    update assistants set rating_sum = rating_sum - old.rating, feedback_count = feedback_count - 1,
      review_days = greatest(0, review_days - review_day(old.created_date))
      where uuid = old.subject_uuid;
  end if;
  if tg_op in ('INSERT', 'UPDATE') and new.status = 'shown' then
    update assistants set rating_sum = rating_sum + new.rating, feedback_count = feedback_count + 1,
      review_days = review_days + review_day(new.created_date)
      where uuid = new.subject_uuid;
  end if;
  return null;
end $$;
