-- What an assistant is paid for a place, from a book with dates; and hours of a seat that are promised once, however many
-- places of the same assistant follow each other in it.

create table pay_rates (
  uuid uuid primary key default uuidv7(),
  -- The assistant's country: it decides the currency until they have a bank account.
  country text not null check (country in ('CA', 'US')),
  -- Null: every role that has no rate of its own.
  role_id integer references roles (id),
  effective_from date not null,
  currency text not null check (currency in ('cad', 'usd')),
  hourly_cents integer not null check (hourly_cents between 1 and 20000),
  created_by uuid references users (uuid),
  created_date timestamptz not null default now(),
  unique nulls not distinct (country, role_id, effective_from)
);
insert into pay_rates (country, effective_from, currency, hourly_cents) values
  ('CA', '2020-01-01', 'cad', 2000), ('US', '2020-01-01', 'usd', 1600);

-- Whoever gets a place is paid what the book says on its first day, unless whoever fills it says otherwise.
create function pay_of_place() returns trigger language plpgsql as $$
declare
  country_of text;
  book record;
begin
  if new.virtualassistant_uuid is null then
    new.va_rate_cents := 0;
    new.va_currency := null;
    return new;
  end if;
  if tg_op = 'UPDATE' and new.virtualassistant_uuid is not distinct from old.virtualassistant_uuid then return new; end if;
  if tg_op = 'UPDATE' and new.va_rate_cents = old.va_rate_cents then new.va_rate_cents := 0; end if;
  select country into country_of from assistants where uuid = new.virtualassistant_uuid;
  if new.va_rate_cents > 0 then
    new.va_currency := coalesce(new.va_currency, case country_of when 'US' then 'usd' else 'cad' end);
    return new;
  end if;
  select hourly_cents, currency into book from pay_rates
    where country = country_of and (role_id is null or role_id = new.role_id) and effective_from <= new.rate_start_date
    order by role_id is null, effective_from desc limit 1;
  new.va_rate_cents := coalesce(book.hourly_cents, 0);
  new.va_currency := book.currency;
  return new;
end $$;
create trigger rate_plans_pay before insert or update of virtualassistant_uuid on rate_plans
  for each row execute function pay_of_place();

update rate_plans set va_rate_cents = case country when 'US' then 1600 else 2000 end,
  va_currency = case country when 'US' then 'usd' else 'cad' end
from assistants where assistants.uuid = virtualassistant_uuid and va_rate_cents = 0;
alter table rate_plans
  add constraint rate_plans_pay_whole check (va_rate_cents = 0 or va_currency is not null),
  add column version integer not null default 1 check (version > 0);

-- A place that follows another one of the same assistant in the same seat needs the hours once: the more of the two.
drop trigger rate_plans_commit_hours on rate_plans;
create function commit_place_hours() returns trigger language plpgsql as $$
declare
  gone jsonb := '[]';
  come jsonb := '[]';
begin
  if tg_op <> 'INSERT' then
    select coalesce(jsonb_agg(to_jsonb(was)), '[]') into gone from (
      select uuid, seat_uuid, virtualassistant_uuid as person, hours_per_month as hours, hours_released_date is null as live
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
        join touched using (seat_uuid) where virtualassistant_uuid = person and hours_released_date is null
      union all
      select person, seat_uuid, -1, hours_per_month from rate_plans
        join touched using (seat_uuid) where virtualassistant_uuid = person and hours_released_date is null
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
create trigger rate_plans_commit_added after insert on rate_plans referencing new table as after_rows
  for each statement execute function commit_place_hours();
create trigger rate_plans_commit_changed after update on rate_plans referencing old table as before_rows new table as after_rows
  for each statement execute function commit_place_hours();
create trigger rate_plans_commit_removed after delete on rate_plans referencing old table as before_rows
  for each statement execute function commit_place_hours();

comment on column rate_plans.va_rate_cents is 'An hour of the assistant, in `va_currency`; 0: nothing is agreed, and no time can be logged.';
