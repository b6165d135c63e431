-- What the card processor kept of each charge and each refund, as it tells it: the currency is the one it settles in.
create table processor_fees (
  uuid uuid primary key default uuidv7(),
  payment_uuid uuid not null references payments (uuid),
  -- Null: of the charge itself.
  refund_uuid uuid references refunds (uuid),
  client_uuid uuid not null references clients (uuid),
  -- The invoice that most of the payment went to, or that the refund is of, and its subscription; null: it was the client's credit.
  invoice_uuid uuid references invoices (uuid),
  project_uuid uuid references projects (uuid),
  -- Below zero: it gave back some of what it had kept.
  amount_cents integer not null,
  currency text not null check (currency in ('cad', 'usd')),
  charged_date timestamptz not null,
  learned_date timestamptz not null,
  constraint processor_fees_once unique nulls not distinct (payment_uuid, refund_uuid)
);
create index processor_fees_by_instant on processor_fees (charged_date);
create index processor_fees_of_client on processor_fees (client_uuid);
create index processor_fees_of_project on processor_fees (project_uuid);
comment on column processor_fees.refund_uuid is 'Null: of the charge itself.';
comment on column processor_fees.currency is 'The one it settles in, which may be another than was charged in.';
comment on column processor_fees.charged_date is 'When the money moved: its month, however late the fee was learned.';

create function keep_processor_fee() returns trigger language plpgsql as $$
begin
  raise exception 'a fee stays as it was told' using errcode = 'check_violation', constraint = 'processor_fees_stay';
end $$;
create trigger processor_fees_stay before update or delete on processor_fees
  for each row execute function keep_processor_fee();

-- Whose fee isn't known is looked for again and again, so it has to be found among very many.
alter table payments add column fee_known boolean not null default false;
alter table refunds add column fee_known boolean not null default false;
comment on column payments.fee_known is 'Kept by the trigger on processor_fees.';
comment on column refunds.fee_known is 'Kept by the trigger on processor_fees.';
create index payments_without_fee on payments (paid_date) where charge_uuid is not null and not fee_known;
create index refunds_without_fee on refunds (created_date) where state = 'succeeded' and not fee_known;

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
select 'outstanding', month_of(invoice_date), invoice_date, null, currency, client_uuid, project_uuid,
  null, 'invoice', uuid, uuid, 0, written_invoice_number(currency, number), '', total_cents - paid_cents
from invoices
where number is not null and status in ('posted', 'partly_paid', 'overdue') and paid_cents < total_cents;

create function add_fee_income() returns trigger language plpgsql as $$
begin
  if new.refund_uuid is null then
    update payments set fee_known = true where uuid = new.payment_uuid;
  else
    update refunds set fee_known = true where uuid = new.refund_uuid;
  end if;
  if new.amount_cents <> 0 then
    insert into income_sums (month, currency, client_uuid, project_uuid, fees_cents)
    values (office_month_of(new.charged_date), new.currency, new.client_uuid, new.project_uuid, new.amount_cents);
  end if;
  return null;
end $$;
create trigger processor_fees_income after insert on processor_fees
  for each row execute function add_fee_income();
