-- What assistants are paid: bills made of their approved time, line by line, and of what staff add to them.

create table va_bills (
  uuid uuid primary key default uuidv7(),
  -- Gapless within its currency, given when it is posted.
  number integer check (number > 0),
  virtualassistant_uuid uuid not null references assistants (uuid),
  currency text not null check (currency in ('cad', 'usd')),
  status text not null check (status in ('draft', 'posted', 'scheduled', 'paid', 'returned', 'held')),
  -- Of a draft the day it was made up last, by the office's calendar.
  bill_date date not null,
  -- The half-months whose time it was made up of.
  period_start date not null,
  period_end date not null check (period_end >= period_start),
  total_cents integer not null default 0,
  note text not null default '' check (length(note) <= 2000),
  -- Both parties as they were on the day it was posted: name, address, tax numbers.
  payer jsonb,
  payee jsonb,
  -- How far the money is, once it has been posted.
  expected_date date,
  scheduled_date date,
  paid_date date,
  payout_reference text not null default '' check (length(payout_reference) <= 200),
  returned_reason text check (length(returned_reason) between 1 and 500),
  held_reason text check (held_reason in ('by_hand', 'no_details', 'details_changed')),
  held_note text not null default '' check (length(held_note) <= 500),
  posted_by uuid references users (uuid),
  posted_date timestamptz,
  created_by uuid references users (uuid),
  created_date timestamptz not null,
  version integer not null default 1 check (version > 0),
  unique (currency, number),
  constraint va_bills_numbered check ((status = 'draft') = (number is null)),
  constraint va_bills_posted_whole check (
    number is null or (total_cents > 0 and payer is not null and payee is not null and expected_date is not null
      and posted_date is not null)),
  check ((status = 'held') = (held_reason is not null)),
  check (status <> 'returned' or returned_reason is not null),
  check ((status = 'paid') <= (paid_date is not null)),
  check ((status = 'scheduled') <= (scheduled_date is not null))
);
comment on column va_bills.created_by is 'Null: a run of the product itself.';
comment on column va_bills.expected_date is 'The day on which the money is expected in the assistant''s account.';
-- What isn't paid yet waits in one place: a run adds to it, also to one below zero.
create unique index va_bills_one_draft on va_bills (virtualassistant_uuid, currency) where status = 'draft';
create index va_bills_by_assistant on va_bills (virtualassistant_uuid, bill_date desc, uuid);
create index va_bills_by_date on va_bills (bill_date desc, uuid);

create table va_bill_lines (
  bill_uuid uuid not null references va_bills (uuid) on delete cascade,
  position integer not null check (position > 0),
  kind text not null check (kind in ('time', 'bonus', 'adjustment')),
  description text not null check (length(description) between 1 and 300),
  -- Of time: the place, its rate an hour, and the days and seconds that were worked.
  rate_plan_uuid uuid references rate_plans (uuid),
  unit_cents integer check (unit_cents > 0),
  seconds integer check (seconds > 0),
  first_day date,
  last_day date check (last_day >= first_day),
  amount_cents integer not null,
  primary key (bill_uuid, position),
  unique (bill_uuid, rate_plan_uuid, unit_cents),
  check ((kind = 'time') = (rate_plan_uuid is not null)),
  check (num_nonnulls(rate_plan_uuid, unit_cents, seconds, first_day, last_day) in (0, 5)),
  -- Rounded half up to the cent, once a line.
  constraint va_bill_lines_at_rate check (amount_cents = (seconds::bigint * unit_cents + 1800) / 3600),
  check (kind <> 'bonus' or amount_cents > 0),
  check (kind <> 'adjustment' or amount_cents <> 0)
);
create index va_bill_lines_by_place on va_bill_lines (rate_plan_uuid) where rate_plan_uuid is not null;

-- What a line of time was made of. An entry is on one bill, ever.
create table va_bill_entries (
  time_entry_uuid uuid primary key references time_entries (uuid),
  bill_uuid uuid not null,
  position integer not null,
  seconds integer not null check (seconds > 0),
  -- What the line's rounded amount has grown by with it, in the order of the days: so entries add up to their line.
  amount_cents integer not null check (amount_cents >= 0),
  foreign key (bill_uuid, position) references va_bill_lines (bill_uuid, position) on delete cascade
);
create index va_bill_entries_by_line on va_bill_entries (bill_uuid, position);

create table va_bill_numbers (
  currency text primary key check (currency in ('cad', 'usd')),
  last_number integer not null default 0 check (last_number >= 0)
);
insert into va_bill_numbers (currency) values ('cad'), ('usd');

-- As contract/payroll/bills/bill-number.ts writes it, to be searched for.
create function written_bill_number(currency text, number integer) returns text language sql immutable strict
  return upper(currency) || '-B-' || lpad(number::text, greatest(5, length(number::text)), '0');

-- A bill's total is its lines, and what has been posted is its entries, to the second and the cent.
create function add_up_bill() returns trigger language plpgsql as $$
declare
  bill va_bills;
begin
  select * into bill from va_bills where uuid = new.uuid;
  if bill.uuid is null then return null; end if;
  if bill.total_cents <> (select coalesce(sum(amount_cents), 0) from va_bill_lines where bill_uuid = bill.uuid)
    or bill.number is not null and exists (
      select from va_bill_lines line
      left join lateral (
        select sum(linked.seconds) as seconds, sum(linked.amount_cents) as amount_cents,
          bool_and(entry.bill_uuid = bill.uuid and entry.seconds = linked.seconds
            and entry.rate_plan_uuid = line.rate_plan_uuid) as fits
        from va_bill_entries linked join time_entries entry on entry.uuid = linked.time_entry_uuid
        where linked.bill_uuid = line.bill_uuid and linked.position = line.position) made on true
      where line.bill_uuid = bill.uuid and line.kind = 'time'
        and (made.seconds, made.amount_cents, made.fits) is distinct from (line.seconds, line.amount_cents, true))
  then
    raise exception 'a bill is what its lines and their entries come to'
      using errcode = 'check_violation', constraint = 'va_bills_add_up';
  end if;
  return null;
end $$;
create constraint trigger va_bills_add_up after insert or update of total_cents, number on va_bills
  deferrable initially deferred for each row execute function add_up_bill();

-- Posted is final: what it says never changes, only how far its money is.
create function keep_posted_bill() returns trigger language plpgsql as $$
declare
  moves constant text[] := '{status,expected_date,scheduled_date,paid_date,payout_reference,returned_reason,held_reason,held_note,version}';
begin
  if old.number is null then
    return case when tg_op = 'DELETE' then old else new end;
  elsif tg_op = 'UPDATE' and to_jsonb(new) - moves = to_jsonb(old) - moves and new.status <> 'draft' then
    return new;
  end if;
  raise exception 'a posted bill stays as it is' using errcode = 'check_violation', constraint = 'va_bills_posted_stay';
end $$;
create trigger va_bills_posted_stay before update or delete on va_bills
  for each row execute function keep_posted_bill();
create function keep_posted_bill_lines() returns trigger language plpgsql as $$
declare of_bill uuid := case when tg_op = 'INSERT' then new.bill_uuid else old.bill_uuid end;
begin
  if exists (select from va_bills where uuid = of_bill and number is not null) then
    raise exception 'the lines of a posted bill stay as they are'
      using errcode = 'check_violation', constraint = 'va_bills_posted_stay';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger va_bill_lines_stay before insert or update or delete on va_bill_lines
  for each row execute function keep_posted_bill_lines();
create trigger va_bill_entries_stay before insert or update or delete on va_bill_entries
  for each row execute function keep_posted_bill_lines();

-- Time on a posted bill stays as it was paid.
alter table time_entries add constraint time_entries_bill foreign key (bill_uuid) references va_bills (uuid);
comment on column time_entries.bill_uuid is 'The posted bill that pays for it; what is on a draft has none yet.';
create function keep_billed_time() returns trigger language plpgsql as $$
begin
  raise exception 'time on a posted bill stays as it is'
    using errcode = 'check_violation', constraint = 'time_entries_billed_stay';
end $$;
create trigger time_entries_billed_stay before update on time_entries for each row
  when (old.bill_uuid is not null and (
    (old.bill_uuid, old.virtualassistant_uuid, old.rate_plan_uuid, old.task_date, old.start_at, old.end_at, old.seconds,
      old.billable, old.payable, old.description, old.status, old.removed_date)
    is distinct from
    (new.bill_uuid, new.virtualassistant_uuid, new.rate_plan_uuid, new.task_date, new.start_at, new.end_at, new.seconds,
      new.billable, new.payable, new.description, new.status, new.removed_date)))
  execute function keep_billed_time();
create trigger time_entries_billed_gone before delete on time_entries for each row
  when (old.bill_uuid is not null) execute function keep_billed_time();

-- What a run looks for.
create index time_entries_to_bill on time_entries (virtualassistant_uuid, task_date)
  where status = 'approved' and payable and bill_uuid is null and removed_date is null;
create index time_entries_by_bill on time_entries (bill_uuid) where bill_uuid is not null;
