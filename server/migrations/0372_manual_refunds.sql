-- Credit that went back by transfer or cheque: it leaves the client's credit when it is recorded, above a limit once a second person
-- approves it, and is credit again when it is voided.

create table manual_refunds (
  uuid uuid primary key default uuidv7(),
  client_uuid uuid not null references clients (uuid),
  currency text not null check (currency in ('cad', 'usd')),
  amount_cents integer not null check (amount_cents > 0),
  method text not null check (method in ('transfer', 'cheque', 'other')),
  paid_date date not null,
  reference text not null check (length(reference) between 1 and 200),
  reason text not null check (length(reason) between 1 and 500),
  state text not null check (state in ('proposed', 'recorded', 'void')),
  proposed_by uuid not null references users (uuid),
  created_date timestamptz not null,
  idempotency_key text not null check (length(idempotency_key) between 8 and 200),
  request_hash bytea not null check (length(request_hash) = 32),
  approved_by uuid references users (uuid),
  approved_date timestamptz,
  alone_up_to_cents integer check (alone_up_to_cents >= 0),
  voided_by uuid references users (uuid),
  voided_day date,
  void_reason text check (length(void_reason) between 1 and 500),
  constraint manual_refunds_approved check (num_nonnulls(approved_by, approved_date, alone_up_to_cents) in (0, 3)
    and case state when 'proposed' then approved_by is null when 'recorded' then approved_by is not null else true end),
  constraint manual_refunds_second_person check (approved_by is null or amount_cents <= alone_up_to_cents or approved_by <> proposed_by),
  constraint manual_refunds_voided check (num_nonnulls(voided_by, voided_day, void_reason) = case state when 'void' then 3 else 0 end)
);
comment on column manual_refunds.paid_date is 'The day the money left our account.';
comment on column manual_refunds.alone_up_to_cents is 'Up to which amount one person was enough when it was approved; kept by the database.';
comment on column manual_refunds.voided_day is 'The day from which it is the client''s credit again.';
create unique index manual_refunds_by_key on manual_refunds (proposed_by, idempotency_key);
create index manual_refunds_by_client on manual_refunds (client_uuid, paid_date desc);
create index manual_refunds_by_month on manual_refunds (month_of(paid_date)) where approved_by is not null;

-- Only its state changes, and once it is void nothing does.
create function keep_manual_refund() returns trigger language plpgsql as $$
declare
  moves constant text[] := '{state,approved_by,approved_date,alone_up_to_cents,voided_by,voided_day,void_reason}';
begin
  if tg_op = 'DELETE' or tg_op = 'UPDATE' and (old.state = 'void' or new.state = 'proposed'
    or to_jsonb(new) - moves <> to_jsonb(old) - moves
    or old.state = 'recorded' and (new.approved_by, new.approved_date) is distinct from (old.approved_by, old.approved_date))
  then
    raise exception 'a recorded refund stays as it is' using errcode = 'check_violation', constraint = 'manual_refunds_stay';
  end if;
  if new.state = 'recorded' then
    new.alone_up_to_cents := case when tg_op = 'UPDATE' then old.alone_up_to_cents end;
    new.alone_up_to_cents := coalesce(new.alone_up_to_cents, adjustment_alone_cents());
  end if;
  return new;
end $$;
create trigger manual_refunds_stay before insert or update or delete on manual_refunds
  for each row execute function keep_manual_refund();

-- Movements of credit that no payment made.
do $$
declare
  rule text;
begin
  for rule in select conname from pg_constraint where conrelid = 'client_credits'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%kind = ANY%'
  loop
    execute format('alter table client_credits drop constraint %I', rule);
  end loop;
end $$;
alter table client_credits
  alter column payment_uuid drop not null,
  add column manual_refund_uuid uuid references manual_refunds (uuid),
  add constraint client_credits_kind
    check (kind in ('surplus', 'used', 'refunded', 'refund_failed', 'manual_refund', 'manual_refund_void')),
  add constraint client_credits_comes check ((kind in ('surplus', 'refund_failed', 'manual_refund_void')) = (amount_cents > 0)),
  add constraint client_credits_of_refund check ((kind in ('refunded', 'refund_failed')) = (refund_uuid is not null)),
  add constraint client_credits_of_manual_refund
    check ((kind in ('manual_refund', 'manual_refund_void')) = (manual_refund_uuid is not null)),
  add constraint client_credits_of_payment check ((payment_uuid is null) = (manual_refund_uuid is not null)),
  add constraint client_credits_once_each unique (manual_refund_uuid, kind);
comment on column client_credits.payment_uuid is 'What it was the rest of, or the payment that it made; null for money that went back by hand.';

-- What is recorded is one movement of its client's credit, and what was voided after that is another that takes it back.
create function check_manual_refund() returns trigger language plpgsql as $$
declare
  refund manual_refunds;
begin
  select * into refund from manual_refunds
    where uuid = (case when tg_table_name = 'manual_refunds' then to_jsonb(new) ->> 'uuid'
      else to_jsonb(new) ->> 'manual_refund_uuid' end)::uuid;
  if exists (select from client_credits moved where moved.manual_refund_uuid = refund.uuid
      and (moved.client_uuid, moved.currency, abs(moved.amount_cents)) is distinct from (refund.client_uuid, refund.currency, refund.amount_cents))
    or (select coalesce(sum(moved.amount_cents), 0) from client_credits moved where moved.manual_refund_uuid = refund.uuid)
      <> (case refund.state when 'recorded' then -refund.amount_cents else 0 end)
  then
    raise exception 'a recorded refund is its movement of credit'
      using errcode = 'check_violation', constraint = 'manual_refunds_are_movements';
  end if;
  return null;
end $$;
create constraint trigger manual_refunds_are_movements after insert or update on manual_refunds
  deferrable initially deferred for each row execute function check_manual_refund();
create constraint trigger manual_refunds_are_movements after insert on client_credits
  deferrable initially deferred for each row when (new.manual_refund_uuid is not null) execute function check_manual_refund();

-- Money given back, as a refund to a card is: no part of net income.
create function add_manual_refund_income() returns trigger language plpgsql as $$
declare
  was_recorded boolean := tg_op = 'UPDATE' and old.state = 'recorded';
begin
  insert into income_sums (month, currency, client_uuid, refunds_cents)
  select month_of(moved.day), new.currency, new.client_uuid, moved.cents
  from (select new.paid_date as day, new.amount_cents as cents where new.state = 'recorded' and not was_recorded
    union all select new.voided_day, -new.amount_cents where new.state = 'void' and was_recorded) moved;
  return null;
end $$;
create trigger manual_refunds_income after insert or update of state on manual_refunds
  for each row execute function add_manual_refund_income();

create or replace view income_lines as
select case line.kind when 'promotion' then 'promotions' when 'adjustment' then 'adjustments' else 'invoiced' end as measure,
  month_of(invoice_date) as month, invoice_date as day, null::timestamptz as at, currency, client_uuid, project_uuid,
  null::uuid as virtualassistant_uuid, 'invoice' as document, invoices.uuid as document_uuid, invoices.uuid as page_uuid, line.position,
  written_invoice_number(currency, number) as written, line.description, line.amount_cents
from invoices join invoice_lines line on line.invoice_uuid = invoices.uuid
where number is not null
union all
select case line.kind when 'promotion' then 'promotions' when 'adjustment' then 'adjustments' else 'invoiced' end,
  month_of(issue_date), issue_date, null, currency, client_uuid, project_uuid,
  null, 'credit_note', note.uuid, note.invoice_uuid, own.position,
  written_credit_note_number(currency, number), own.description, own.amount_cents
from credit_notes note
join credit_note_lines own on own.credit_note_uuid = note.uuid
join invoice_lines line on line.invoice_uuid = note.invoice_uuid and line.position = own.invoice_position
union all
select 'collected', office_months.month, null, paid_date, payment.currency, payment.client_uuid, invoices.project_uuid,
  null, 'payment', payment.uuid, invoices.uuid, 0,
  written_invoice_number(invoices.currency, invoices.number), payment.method, part.amount_cents
from payments payment
join office_months on paid_date >= begins and paid_date < ends
join payment_allocations part on part.payment_uuid = payment.uuid
join invoices on invoices.uuid = part.invoice_uuid
where payment.method not in ('credit', 'credit_note')
union all
-- What it left as the client's credit.
select 'collected', office_months.month, null, paid_date, payment.currency, payment.client_uuid, null,
  null, 'payment', payment.uuid, null, 0, null, payment.method, credit.amount_cents
from payments payment
join office_months on paid_date >= begins and paid_date < ends
join client_credits credit on credit.payment_uuid = payment.uuid and credit.kind = 'surplus'
where payment.method not in ('credit', 'credit_note')
union all
select 'refunds', office_months.month, null, refund.created_date, payment.currency, payment.client_uuid, invoices.project_uuid,
  null, 'refund', refund.uuid, invoices.uuid, 0,
  written_invoice_number(invoices.currency, invoices.number), refund.reason, refund.amount_cents
from refunds refund
join office_months on refund.created_date >= begins and refund.created_date < ends
join payments payment on payment.uuid = refund.payment_uuid
left join invoices on invoices.uuid = refund.invoice_uuid
union all
-- One that the bank turned down.
select 'refunds', office_months.month, null, refund.settled_date, payment.currency, payment.client_uuid, invoices.project_uuid,
  null, 'refund', refund.uuid, invoices.uuid, 1,
  written_invoice_number(invoices.currency, invoices.number), refund.reason, -refund.amount_cents
from refunds refund
join office_months on refund.settled_date >= begins and refund.settled_date < ends
join payments payment on payment.uuid = refund.payment_uuid
left join invoices on invoices.uuid = refund.invoice_uuid
where refund.state = 'failed'
union all
select 'refunds', office_months.month, null, dispute.settled_date, payment.currency, payment.client_uuid, null,
  null, 'dispute', payment.uuid, null, 0, null, dispute.reason, dispute.amount_cents
from disputes dispute
join office_months on dispute.settled_date >= begins and dispute.settled_date < ends
join payments payment on payment.uuid = dispute.payment_uuid
where dispute.state = 'lost'
union all
select 'fees', office_months.month, null, dispute.opened_date, payment.currency, payment.client_uuid, null,
  null, 'dispute', payment.uuid, null, 1, null, dispute.reason, dispute.fee_cents
from disputes dispute
join office_months on dispute.opened_date >= begins and dispute.opened_date < ends
join payments payment on payment.uuid = dispute.payment_uuid
where dispute.fee_cents > 0
union all
-- What the processor kept, in the currency it settles in, which may be another than was charged in.
select 'fees', office_months.month, null, fee.charged_date, fee.currency, fee.client_uuid, fee.project_uuid,
  null, case when fee.refund_uuid is null then 'payment' else 'refund' end, coalesce(fee.refund_uuid, fee.payment_uuid), fee.invoice_uuid, 2,
  written_invoice_number(invoices.currency, invoices.number),
  'Card processor' || case when fee.currency <> payment.currency then ', charged in ' || upper(payment.currency) else '' end, fee.amount_cents
from processor_fees fee
join office_months on fee.charged_date >= begins and fee.charged_date < ends
join payments payment on payment.uuid = fee.payment_uuid
left join invoices on invoices.uuid = fee.invoice_uuid
where fee.amount_cents <> 0
union all
-- Of the place that was worked, or of what an adjustment is about.
select 'cost', month_of(bill_date), bill_date, null, bill.currency, projects.client_uuid, projects.uuid,
  bill.virtualassistant_uuid, 'bill', bill.uuid, bill.uuid, line.position,
  written_bill_number(bill.currency, bill.number), line.description, line.amount_cents
from va_bills bill
join va_bill_lines line on line.bill_uuid = bill.uuid
left join rate_plans place on place.uuid = line.rate_plan_uuid
left join adjustments adjusted on adjusted.bill_uuid = bill.uuid and adjusted.bill_position = line.position
left join projects on projects.uuid = coalesce(place.project_uuid, adjusted.project_uuid)
where bill.number is not null
union all
-- Credit that went back by hand, and what of that was voided again.
select 'refunds', month_of(moved.day), moved.day, null, refund.currency, refund.client_uuid, null,
  null, 'refund', refund.uuid, null, moved.position, null, refund.reason, moved.cents
from manual_refunds refund
cross join lateral (values (0, refund.paid_date, refund.amount_cents), (1, refund.voided_day, -refund.amount_cents))
  moved (position, day, cents)
where refund.approved_by is not null and moved.day is not null
union all
select 'outstanding', month_of(invoice_date), invoice_date, null, currency, client_uuid, project_uuid,
  null, 'invoice', uuid, uuid, 0, written_invoice_number(currency, number), '', total_cents - paid_cents
from invoices
where number is not null and status in ('posted', 'partly_paid', 'overdue') and paid_cents < total_cents;
