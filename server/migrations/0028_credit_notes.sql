-- A subscription that nobody takes is ended before it begins and paid back; its invoice is corrected by a credit note.

alter table projects add column refunded_date timestamptz;
do $$
declare
  rule text;
begin
  -- Both were written without a name.
  select conname into strict rule from pg_constraint
    where conrelid = 'projects'::regclass and contype = 'c' and pg_get_constraintdef(oid) = 'CHECK ((end_date >= start_date))';
  execute format('alter table projects drop constraint %I', rule);
  select conname into strict rule from pg_constraint
    where conrelid = 'rate_plans'::regclass and contype = 'c'
      and pg_get_constraintdef(oid) = 'CHECK ((rp_end_date >= rate_start_date))';
  execute format('alter table rate_plans drop constraint %I', rule);
end $$;
alter table projects add constraint projects_end_after_start
  check (end_date >= start_date or refunded_date is not null and end_date < start_date);
alter table rate_plans add constraint rate_plans_end_after_start
  check (rp_end_date >= rate_start_date or hours_released_date is not null);

-- What takes a posted invoice back, in whole or in part: every amount is below zero.
create table credit_notes (
  uuid uuid primary key default uuidv7(),
  -- Gapless within its currency.
  number integer not null check (number > 0),
  client_uuid uuid not null references clients (uuid),
  project_uuid uuid not null references projects (uuid),
  invoice_uuid uuid not null references invoices (uuid),
  issue_date date not null,
  currency text not null check (currency in ('cad', 'usd')),
  subtotal_cents integer not null check (subtotal_cents <= 0),
  discount_cents integer not null check (discount_cents between subtotal_cents and 0),
  tax_cents integer not null check (tax_cents <= 0),
  total_cents integer not null check (total_cents < 0 and total_cents = subtotal_cents - discount_cents + tax_cents),
  -- Both parties as the invoice names them.
  supplier jsonb not null,
  client jsonb not null,
  reason text not null check (length(reason) between 1 and 500),
  -- Null: by the product itself.
  created_by uuid references users (uuid),
  created_date timestamptz not null,
  unique (currency, number)
);
create index credit_notes_by_invoice on credit_notes (invoice_uuid);
create index credit_notes_by_client on credit_notes (client_uuid, issue_date desc);

create table credit_note_lines (
  credit_note_uuid uuid not null references credit_notes (uuid),
  position integer not null check (position > 0),
  kind text not null check (kind in ('subscription', 'overage', 'add-on', 'adjustment', 'promotion')),
  description text not null check (length(description) between 1 and 300),
  role_id integer references roles (id),
  quantity integer not null,
  unit_cents integer not null,
  amount_cents integer not null,
  tax_category text not null,
  primary key (credit_note_uuid, position)
);
create table credit_note_taxes (
  credit_note_uuid uuid not null references credit_notes (uuid),
  position integer not null check (position > 0),
  name text not null,
  rate_thousandths integer not null check (rate_thousandths >= 0),
  base_cents integer not null check (base_cents <= 0),
  amount_cents integer not null check (amount_cents <= 0),
  primary key (credit_note_uuid, position)
);
create table credit_note_numbers (
  currency text primary key check (currency in ('cad', 'usd')),
  last_number integer not null default 0 check (last_number >= 0)
);
insert into credit_note_numbers (currency) values ('cad'), ('usd');

create function keep_credit_notes() returns trigger language plpgsql as $$
begin
  raise exception 'a credit note stays as it is' using errcode = 'check_violation', constraint = 'credit_notes_stay';
end $$;
create trigger credit_notes_stay before update or delete on credit_notes
  for each row execute function keep_credit_notes();
create trigger credit_note_lines_stay before update or delete on credit_note_lines
  for each row execute function keep_credit_notes();
create trigger credit_note_taxes_stay before update or delete on credit_note_taxes
  for each row execute function keep_credit_notes();

-- The notes of an invoice never take back more than it says, in total and of each tax. Whoever adds one waits for the others.
create function keep_within_invoice() returns trigger language plpgsql as $$
declare
  note credit_notes;
  of_invoice invoices;
begin
  select * into strict note from credit_notes where uuid = (to_jsonb(new) ->> tg_argv[0])::uuid;
  select * into strict of_invoice from invoices where uuid = note.invoice_uuid for no key update;
  if of_invoice.number is null or of_invoice.currency <> note.currency or of_invoice.client_uuid <> note.client_uuid
    or of_invoice.total_cents + (select sum(total_cents) from credit_notes where invoice_uuid = note.invoice_uuid) < 0
    or exists (
      select from credit_note_taxes tax join credit_notes on credit_notes.uuid = credit_note_uuid
      where credit_notes.invoice_uuid = note.invoice_uuid group by tax.name
      having sum(tax.amount_cents) + (select coalesce(sum(amount_cents), 0) from invoice_taxes
        where invoice_taxes.invoice_uuid = note.invoice_uuid and invoice_taxes.name = tax.name) < 0)
    or note.total_cents <> (select coalesce(sum(amount_cents), 0) from credit_note_lines where credit_note_uuid = note.uuid)
      + (select coalesce(sum(amount_cents), 0) from credit_note_taxes where credit_note_uuid = note.uuid)
  then
    raise exception 'credit notes stay within their invoice'
      using errcode = 'check_violation', constraint = 'credit_notes_within_invoice';
  end if;
  return null;
end $$;
create constraint trigger credit_notes_within_invoice after insert on credit_notes
  deferrable initially deferred for each row execute function keep_within_invoice('uuid');
create constraint trigger credit_note_taxes_within_invoice after insert on credit_note_taxes
  deferrable initially deferred for each row execute function keep_within_invoice('credit_note_uuid');
