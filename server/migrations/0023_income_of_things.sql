-- Net income of all months by client, by subscription and by assistant, added up. Who posts, pays or gives back only adds rows, as to
-- `income_sums`; a job adds them to the joined row of their thing, so that a report reads one row of each.

-- Nobody adds lines between the first sums and the triggers.
lock table stored_income_lines in share row exclusive mode;

create table income_thing_sums (
  uuid uuid primary key default uuidv7(),
  kind text not null check (kind in ('client', 'project', 'assistant')),
  thing_uuid uuid not null,
  currency text not null check (currency in ('cad', 'usd')),
  is_joined boolean not null default false,
  invoiced_cents bigint not null default 0,
  promotions_cents bigint not null default 0,
  adjustments_cents bigint not null default 0,
  collected_cents bigint not null default 0,
  refunds_cents bigint not null default 0,
  cost_cents bigint not null default 0,
  fees_cents bigint not null default 0,
  outstanding_cents bigint not null default 0
);
comment on table income_thing_sums is 'Kept by triggers of `stored_income_lines`; rows of a thing and currency add up to its lines.';
comment on column income_thing_sums.thing_uuid is 'The nil uuid: of no client, or of no subscription.';
comment on column income_thing_sums.is_joined is 'The one row to which a job adds the others.';

create function store_income_thing_sums() returns void language sql as $$
  insert into income_thing_sums (kind, thing_uuid, currency, is_joined, invoiced_cents, promotions_cents, adjustments_cents, collected_cents, refunds_cents, cost_cents,
  fees_cents, outstanding_cents)
  select kind, coalesce(thing_uuid, '00000000-0000-0000-0000-000000000000'), currency, true,
    coalesce(sum(amount_cents) filter (where measure = 'invoiced'), 0),
    coalesce(sum(amount_cents) filter (where measure = 'promotions'), 0),
    coalesce(sum(amount_cents) filter (where measure = 'adjustments'), 0),
    coalesce(sum(amount_cents) filter (where measure = 'collected'), 0),
    coalesce(sum(amount_cents) filter (where measure = 'refunds'), 0),
    coalesce(sum(amount_cents) filter (where measure = 'cost'), 0),
    coalesce(sum(amount_cents) filter (where measure = 'fees'), 0),
    coalesce(sum(amount_cents) filter (where measure = 'outstanding'), 0)
  from stored_income_lines
  cross join lateral (values ('client', client_uuid), ('project', project_uuid), ('assistant', virtualassistant_uuid)) things (kind, thing_uuid)
  where kind <> 'assistant' or thing_uuid is not null
  group by 1, 2, 3;
$$;
select store_income_thing_sums();

create unique index income_thing_sums_joined on income_thing_sums (kind, thing_uuid, currency) where is_joined;
create index income_thing_sums_added on income_thing_sums (kind) where not is_joined;
analyze income_thing_sums;

create function sum_income_of_things() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into income_thing_sums (kind, thing_uuid, currency, invoiced_cents, promotions_cents, adjustments_cents, collected_cents, refunds_cents, cost_cents,
  fees_cents, outstanding_cents)
    select kind, coalesce(thing_uuid, '00000000-0000-0000-0000-000000000000'), currency,
      coalesce(sum(amount_cents) filter (where measure = 'invoiced'), 0),
      coalesce(sum(amount_cents) filter (where measure = 'promotions'), 0),
      coalesce(sum(amount_cents) filter (where measure = 'adjustments'), 0),
      coalesce(sum(amount_cents) filter (where measure = 'collected'), 0),
      coalesce(sum(amount_cents) filter (where measure = 'refunds'), 0),
      coalesce(sum(amount_cents) filter (where measure = 'cost'), 0),
      coalesce(sum(amount_cents) filter (where measure = 'fees'), 0),
      coalesce(sum(amount_cents) filter (where measure = 'outstanding'), 0)
    from added
    cross join lateral (values ('client', client_uuid), ('project', project_uuid), ('assistant', virtualassistant_uuid)) things (kind, thing_uuid)
    where kind <> 'assistant' or thing_uuid is not null
    group by 1, 2, 3;
  end if;
  if tg_op <> 'INSERT' then
    insert into income_thing_sums (kind, thing_uuid, currency, invoiced_cents, promotions_cents, adjustments_cents, collected_cents, refunds_cents, cost_cents,
  fees_cents, outstanding_cents)
    select kind, coalesce(thing_uuid, '00000000-0000-0000-0000-000000000000'), currency,
      -coalesce(sum(amount_cents) filter (where measure = 'invoiced'), 0),
      -coalesce(sum(amount_cents) filter (where measure = 'promotions'), 0),
      -coalesce(sum(amount_cents) filter (where measure = 'adjustments'), 0),
      -coalesce(sum(amount_cents) filter (where measure = 'collected'), 0),
      -coalesce(sum(amount_cents) filter (where measure = 'refunds'), 0),
      -coalesce(sum(amount_cents) filter (where measure = 'cost'), 0),
      -coalesce(sum(amount_cents) filter (where measure = 'fees'), 0),
      -coalesce(sum(amount_cents) filter (where measure = 'outstanding'), 0)
    from removed
    cross join lateral (values ('client', client_uuid), ('project', project_uuid), ('assistant', virtualassistant_uuid)) things (kind, thing_uuid)
    where kind <> 'assistant' or thing_uuid is not null
    group by 1, 2, 3;
  end if;
  return null;
end $$;
create trigger stored_income_lines_added_of_things after insert on stored_income_lines
  referencing new table as added for each statement execute function sum_income_of_things();
create trigger stored_income_lines_removed_of_things after delete on stored_income_lines
  referencing old table as removed for each statement execute function sum_income_of_things();
create trigger stored_income_lines_changed_of_things after update on stored_income_lines
  referencing old table as removed new table as added for each statement execute function sum_income_of_things();

-- All of it again from the documents.
create or replace function sum_income_anew() returns void language sql as $$
  lock table stored_income_lines, income_sums, income_month_sums, income_thing_sums in share row exclusive mode;
  delete from stored_income_lines;
  select store_income_lines();
  delete from income_sums;
  insert into income_sums (month, currency, client_uuid, project_uuid, virtualassistant_uuid, invoiced_cents, promotions_cents, adjustments_cents, collected_cents, refunds_cents, cost_cents,
  fees_cents, outstanding_cents)
  select month, currency, client_uuid, project_uuid, virtualassistant_uuid,
    coalesce(sum(amount_cents) filter (where measure = 'invoiced'), 0),
    coalesce(sum(amount_cents) filter (where measure = 'promotions'), 0),
    coalesce(sum(amount_cents) filter (where measure = 'adjustments'), 0),
    coalesce(sum(amount_cents) filter (where measure = 'collected'), 0),
    coalesce(sum(amount_cents) filter (where measure = 'refunds'), 0),
    coalesce(sum(amount_cents) filter (where measure = 'cost'), 0),
    coalesce(sum(amount_cents) filter (where measure = 'fees'), 0),
    coalesce(sum(amount_cents) filter (where measure = 'outstanding'), 0)
  from stored_income_lines group by 1, 2, 3, 4, 5;
  delete from income_month_sums;
  select store_income_month_sums();
  delete from income_thing_sums;
  select store_income_thing_sums();
$$;
