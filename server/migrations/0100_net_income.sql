-- Net income: what each month came to, by currency, client, subscription and assistant, kept as sums of the lines of documents.

-- Months begin at midnight by the office's clock. The server writes them anew at its start by its own zone data, since the database's
-- lag behind; until then they begin by the standard time of Toronto.
create table office_months (
  month date primary key check (extract(day from month) = 1),
  begins timestamptz not null,
  ends timestamptz not null check (ends > begins)
);
create index office_months_by_begin on office_months (begins);
insert into office_months
select month::date, (month::date || 'T05:00:00Z')::timestamptz, ((month + interval '1 month')::date || 'T05:00:00Z')::timestamptz
from generate_series(timestamp '1990-01-01', timestamp '2100-12-01', interval '1 month') month;

create function month_of(day date) returns date language sql immutable strict as
  'select date_trunc(''month'', day::timestamp)::date';
create function office_month_of(instant timestamptz) returns date language sql stable strict as
  'select month from office_months where begins <= instant order by begins desc limit 1';

create index invoices_by_month on invoices (month_of(invoice_date)) where number is not null;
create index credit_notes_by_month on credit_notes (month_of(issue_date));
create index va_bills_by_month on va_bills (month_of(bill_date)) where number is not null;
create index payments_by_instant on payments (paid_date);
create index refunds_by_instant on refunds (created_date);

-- Every amount of the report with the document it comes from: what the sums are, line by line. `day` is the document's own, `at` the
-- instant where it has none. A credit note's line counts as the line it takes back.
create view income_lines as
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

-- The same, added up. Whoever posts, pays or gives back only adds a line, so nobody waits for anybody; a job joins the lines of a
-- month and its subscription. What is read is always the sum of all lines.
create table income_sums (
  uuid uuid primary key default uuidv7(),
  month date not null,
  currency text not null check (currency in ('cad', 'usd')),
  client_uuid uuid,
  project_uuid uuid,
  virtualassistant_uuid uuid,
  invoiced_cents bigint not null default 0,
  promotions_cents bigint not null default 0,
  adjustments_cents bigint not null default 0,
  collected_cents bigint not null default 0,
  refunds_cents bigint not null default 0,
  cost_cents bigint not null default 0,
  fees_cents bigint not null default 0,
  outstanding_cents bigint not null default 0
);
create index income_sums_by_month on income_sums (month);
create index income_sums_of_client on income_sums (client_uuid) where client_uuid is not null;
create index income_sums_of_project on income_sums (project_uuid) where project_uuid is not null;
create index income_sums_of_assistant on income_sums (virtualassistant_uuid) where virtualassistant_uuid is not null;
comment on table income_sums is 'Kept by triggers of the documents; several lines of a month and a subscription add up to `income_lines`.';
comment on column income_sums.client_uuid is 'Null: of no subscription, as a bonus is.';

-- All of it anew from the documents.
create function sum_income_anew() returns void language sql as $$
  lock table income_sums in share row exclusive mode;
  delete from income_sums;
  insert into income_sums (month, currency, client_uuid, project_uuid, virtualassistant_uuid, invoiced_cents, promotions_cents,
    adjustments_cents, collected_cents, refunds_cents, cost_cents, fees_cents, outstanding_cents)
  select month, currency, client_uuid, project_uuid, virtualassistant_uuid,
    coalesce(sum(amount_cents) filter (where measure = 'invoiced'), 0),
    coalesce(sum(amount_cents) filter (where measure = 'promotions'), 0),
    coalesce(sum(amount_cents) filter (where measure = 'adjustments'), 0),
    coalesce(sum(amount_cents) filter (where measure = 'collected'), 0),
    coalesce(sum(amount_cents) filter (where measure = 'refunds'), 0),
    coalesce(sum(amount_cents) filter (where measure = 'cost'), 0),
    coalesce(sum(amount_cents) filter (where measure = 'fees'), 0),
    coalesce(sum(amount_cents) filter (where measure = 'outstanding'), 0)
  from income_lines group by 1, 2, 3, 4, 5;
$$;
select sum_income_anew();

create function add_invoice_income() returns trigger language plpgsql as $$
begin
  insert into income_sums (month, currency, client_uuid, project_uuid, invoiced_cents, promotions_cents, adjustments_cents)
  select month_of(new.invoice_date), new.currency, new.client_uuid, new.project_uuid,
    coalesce(sum(amount_cents) filter (where kind not in ('promotion', 'adjustment')), 0),
    coalesce(sum(amount_cents) filter (where kind = 'promotion'), 0),
    coalesce(sum(amount_cents) filter (where kind = 'adjustment'), 0)
  from invoice_lines where invoice_uuid = new.uuid
  having count(*) > 0;
  return null;
end $$;
create trigger invoices_income_inserted after insert on invoices
  for each row when (new.number is not null) execute function add_invoice_income();
create trigger invoices_income after update of number on invoices
  for each row when (old.number is null and new.number is not null) execute function add_invoice_income();

create function open_cents(invoice invoices) returns integer language sql immutable as $$
  select case when invoice.number is not null and invoice.status in ('posted', 'partly_paid', 'overdue')
    then invoice.total_cents - invoice.paid_cents else 0 end
$$;
create function add_open_income() returns trigger language plpgsql as $$
declare
  change integer := open_cents(new) - case when tg_op = 'UPDATE' then open_cents(old) else 0 end;
begin
  if change <> 0 then
    insert into income_sums (month, currency, client_uuid, project_uuid, outstanding_cents)
    values (month_of(new.invoice_date), new.currency, new.client_uuid, new.project_uuid, change);
  end if;
  return null;
end $$;
create trigger invoices_open_inserted after insert on invoices
  for each row when (new.number is not null) execute function add_open_income();
create trigger invoices_open after update of number, status, paid_cents on invoices
  for each row when (new.number is not null) execute function add_open_income();

create function add_note_income() returns trigger language plpgsql as $$
begin
  insert into income_sums (month, currency, client_uuid, project_uuid, invoiced_cents, promotions_cents, adjustments_cents)
  select month_of(note.issue_date), note.currency, note.client_uuid, note.project_uuid,
    coalesce(sum(come.amount_cents) filter (where line.kind not in ('promotion', 'adjustment')), 0),
    coalesce(sum(come.amount_cents) filter (where line.kind = 'promotion'), 0),
    coalesce(sum(come.amount_cents) filter (where line.kind = 'adjustment'), 0)
  from come
  join credit_notes note on note.uuid = come.credit_note_uuid
  join invoice_lines line on line.invoice_uuid = note.invoice_uuid and line.position = come.invoice_position
  group by 1, 2, 3, 4;
  return null;
end $$;
create trigger credit_note_lines_income after insert on credit_note_lines
  referencing new table as come for each statement execute function add_note_income();

create function add_paid_income() returns trigger language plpgsql as $$
begin
  insert into income_sums (month, currency, client_uuid, project_uuid, collected_cents)
  select office_month_of(payment.paid_date), payment.currency, payment.client_uuid, invoices.project_uuid, sum(come.amount_cents)
  from come
  join payments payment on payment.uuid = come.payment_uuid and payment.method not in ('credit', 'credit_note')
  join invoices on invoices.uuid = come.invoice_uuid
  group by 1, 2, 3, 4;
  return null;
end $$;
create trigger payment_allocations_income after insert on payment_allocations
  referencing new table as come for each statement execute function add_paid_income();

create function add_surplus_income() returns trigger language plpgsql as $$
begin
  insert into income_sums (month, currency, client_uuid, collected_cents)
  select office_month_of(payment.paid_date), payment.currency, payment.client_uuid, sum(come.amount_cents)
  from come
  join payments payment on payment.uuid = come.payment_uuid and payment.method not in ('credit', 'credit_note')
  where come.kind = 'surplus'
  group by 1, 2, 3;
  return null;
end $$;
create trigger client_credits_income after insert on client_credits
  referencing new table as come for each statement execute function add_surplus_income();

create function add_refund_income() returns trigger language plpgsql as $$
declare
  failed boolean := new.state = 'failed' and (tg_op = 'INSERT' or old.state <> 'failed');
begin
  insert into income_sums (month, currency, client_uuid, project_uuid, refunds_cents)
  select office_month_of(moved.at), payment.currency, payment.client_uuid, invoices.project_uuid, moved.amount_cents
  from (select new.created_date as at, new.amount_cents where tg_op = 'INSERT'
    union all select new.settled_date, -new.amount_cents where failed) moved (at, amount_cents)
  join payments payment on payment.uuid = new.payment_uuid
  left join invoices on invoices.uuid = new.invoice_uuid;
  return null;
end $$;
create trigger refunds_income after insert or update of state on refunds
  for each row execute function add_refund_income();

create function add_dispute_income() returns trigger language plpgsql as $$
declare
  known boolean := tg_op = 'UPDATE';
begin
  insert into income_sums (month, currency, client_uuid, refunds_cents, fees_cents)
  select office_month_of(moved.at), payment.currency, payment.client_uuid, moved.lost_cents, moved.fee_cents
  from (select new.settled_date as at, new.amount_cents as lost_cents, 0 as fee_cents where new.state = 'lost'
    union all select old.settled_date, -old.amount_cents, 0 where known and old.state = 'lost'
    union all select new.opened_date, 0, new.fee_cents
    union all select old.opened_date, 0, -old.fee_cents where known) moved
  join payments payment on payment.uuid = new.payment_uuid
  where moved.lost_cents <> 0 or moved.fee_cents <> 0;
  return null;
end $$;
create trigger disputes_income after insert or update on disputes
  for each row execute function add_dispute_income();

create function add_bill_income() returns trigger language plpgsql as $$
begin
  insert into income_sums (month, currency, client_uuid, project_uuid, virtualassistant_uuid, cost_cents)
  select month_of(new.bill_date), new.currency, projects.client_uuid, projects.uuid, new.virtualassistant_uuid,
    sum(line.amount_cents)
  from va_bill_lines line
  left join rate_plans place on place.uuid = line.rate_plan_uuid
  left join adjustments adjusted on adjusted.bill_uuid = line.bill_uuid and adjusted.bill_position = line.position
  left join projects on projects.uuid = coalesce(place.project_uuid, adjusted.project_uuid)
  where line.bill_uuid = new.uuid
  group by 1, 2, 3, 4, 5;
  return null;
end $$;
create trigger va_bills_income_inserted after insert on va_bills
  for each row when (new.number is not null) execute function add_bill_income();
create trigger va_bills_income after update of number on va_bills
  for each row when (old.number is null and new.number is not null) execute function add_bill_income();
