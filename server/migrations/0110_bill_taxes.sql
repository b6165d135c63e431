-- Taxes on what assistants are paid: the numbers they hold, and what each bill bears.

-- What an assistant is registered as for a tax, and from when until when. One a tax: what it was before is in the audit, and what a
-- posted bill was charged under stands on the bill.
create table tax_registrations (
  virtualassistant_uuid uuid not null references assistants (uuid),
  kind text not null check (kind in ('gst_hst', 'qst')),
  number text not null,
  effective_from date not null,
  effective_until date check (effective_until >= effective_from),
  changed_by uuid not null references users (uuid),
  changed_date timestamptz not null,
  version integer not null default 1 check (version > 0),
  primary key (virtualassistant_uuid, kind),
  constraint tax_registrations_form check (
    number ~ case kind when 'gst_hst' then '^[0-9]{9} RT[0-9]{4}$' else '^[0-9]{10} TQ[0-9]{4}$' end)
);
comment on column tax_registrations.effective_until is 'The last day it counts; null: it goes on.';

alter table va_bills add column tax_cents integer not null default 0 check (tax_cents >= 0);
comment on column va_bills.tax_cents is 'What of the total is taxes.';

create table va_bill_taxes (
  bill_uuid uuid not null references va_bills (uuid) on delete cascade,
  position integer not null check (position > 0),
  name text not null,
  rate_thousandths integer not null check (rate_thousandths between 1 and 100000),
  -- All lines of the bill.
  base_cents integer not null check (base_cents > 0),
  amount_cents integer not null,
  primary key (bill_uuid, position),
  unique (bill_uuid, name),
  -- Rounded half up to the cent, once a bill.
  constraint va_bill_taxes_at_rate check (amount_cents = (2 * base_cents::bigint * rate_thousandths + 100000) / 200000)
);
create trigger va_bill_taxes_stay before insert or update or delete on va_bill_taxes
  for each row execute function keep_posted_bill_lines();

-- A bill's total is its lines and the taxes on all of them, and what has been posted is its entries, to the second and the cent.
create or replace function add_up_bill() returns trigger language plpgsql as $$
declare
  bill va_bills;
  lines_cents bigint;
begin
  select * into bill from va_bills where uuid = new.uuid;
  if bill.uuid is null then return null; end if;
  select coalesce(sum(amount_cents), 0) into lines_cents from va_bill_lines where bill_uuid = bill.uuid;
  if bill.total_cents <> lines_cents + bill.tax_cents
    or bill.tax_cents <> (select coalesce(sum(amount_cents), 0) from va_bill_taxes where bill_uuid = bill.uuid)
    or exists (select from va_bill_taxes where bill_uuid = bill.uuid and base_cents <> lines_cents)
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
    raise exception 'a bill is what its lines, their entries and its taxes come to'
      using errcode = 'check_violation', constraint = 'va_bills_add_up';
  end if;
  return null;
end $$;
drop trigger va_bills_add_up on va_bills;
create constraint trigger va_bills_add_up after insert or update of total_cents, tax_cents, number on va_bills
  deferrable initially deferred for each row execute function add_up_bill();

-- What a year's figures look for.
create index va_bills_by_paid_date on va_bills (paid_date, virtualassistant_uuid) where status = 'paid';
