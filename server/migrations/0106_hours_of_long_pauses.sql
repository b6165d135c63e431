-- The hours of a pause are kept for 30 days. From then on they are free for other work until a week before it goes on.

alter table rate_plans add column hours_free_since timestamptz;
comment on column rate_plans.hours_free_since is 'While a long pause lasts its hours don’t count as taken; null: they do, as long as they aren’t released.';

alter table pauses
  add column told_of_hours date,
  add column told_of_missing date;
comment on column pauses.told_of_hours is 'When everyone was told until when the hours are kept.';
comment on column pauses.told_of_missing is 'When everyone was told that someone hasn’t the hours any more with which it would go on.';

create index projects_paused on projects (paused_from) where paused_from is not null;
create index rate_plans_free on rate_plans (project_uuid) where hours_free_since is not null;

create or replace function commit_place_hours() returns trigger language plpgsql as $$
declare
  gone jsonb := '[]';
  come jsonb := '[]';
begin
  if tg_op <> 'INSERT' then
    select coalesce(jsonb_agg(to_jsonb(was)), '[]') into gone from (
      select uuid, seat_uuid, virtualassistant_uuid as person, hours_per_month as hours,
        hours_released_date is null and hours_free_since is null as live
      from before_rows where virtualassistant_uuid is not null) was;
  end if;
  if tg_op <> 'DELETE' then
    select coalesce(jsonb_agg(to_jsonb(is_now)), '[]') into come from (
      select uuid, seat_uuid, virtualassistant_uuid as person from after_rows where virtualassistant_uuid is not null) is_now;
  end if;
  with
    was as (select * from jsonb_to_recordset(gone) as t (uuid uuid, seat_uuid uuid, person uuid, hours integer, live boolean)),
    touched as (
      select person, seat_uuid from was
      union select person, seat_uuid from jsonb_to_recordset(come) as t (seat_uuid uuid, person uuid)
    ),
    changed as (select uuid from was union select uuid from jsonb_to_recordset(come) as t (uuid uuid)),
    promised as (
      select person, seat_uuid, 1 as side, hours_per_month as hours from rate_plans
        join touched using (seat_uuid)
        where virtualassistant_uuid = person and hours_released_date is null and hours_free_since is null
      union all
      select person, seat_uuid, -1, hours_per_month from rate_plans
        join touched using (seat_uuid)
        where virtualassistant_uuid = person and hours_released_date is null and hours_free_since is null
          and uuid not in (select uuid from changed)
      union all
      select person, seat_uuid, -1, hours from was where live
    ),
    of_seats as (select person, seat_uuid, side, max(hours) * side as hours from promised group by person, seat_uuid, side),
    moved as (select person, sum(hours)::integer as hours from of_seats group by person)
  update assistants set monthly_hours_committed = monthly_hours_committed + moved.hours
    from moved where assistants.uuid = moved.person and moved.hours <> 0;
  return null;
end $$;
