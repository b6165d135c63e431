-- The lines of net income stand in a table, so that a list of them reads a page by an index: `income_lines` joins each of them from its
-- documents. Triggers of the documents add, change and take away lines; triggers of the lines add to the sums. Only what people wrote
-- stays with the documents.

-- Nobody posts, pays or gives back between the first lines and the triggers that add the next.
lock table invoices, credit_note_lines, payment_allocations, client_credits, refunds, disputes, va_bills, processor_fees, manual_refunds
  in share row exclusive mode;

create table stored_income_lines (
  -- In the order in which they came: what parts those of one date.
  id bigint generated always as identity primary key,
  measure text not null check (measure in
    ('invoiced', 'promotions', 'adjustments', 'collected', 'refunds', 'cost', 'fees', 'outstanding')),
  month date not null check (extract(day from month) = 1),
  -- What they are sorted by: of a document's day its midnight in UTC.
  happened timestamptz not null,
  day date,
  currency text not null check (currency in ('cad', 'usd')),
  client_uuid uuid,
  project_uuid uuid,
  virtualassistant_uuid uuid,
  document text not null check (document in ('invoice', 'credit_note', 'payment', 'refund', 'dispute', 'bill')),
  document_uuid uuid not null,
  page_uuid uuid,
  position integer not null,
  amount_cents integer not null
);
comment on table stored_income_lines is 'Kept by triggers of the documents: the rows of `income_lines`, without what people wrote.';
comment on column stored_income_lines.id is 'In the order in which they came: what parts those of one date.';
comment on column stored_income_lines.happened is 'What they are sorted by: of a document''s day its midnight in UTC.';
comment on column stored_income_lines.day is 'The document''s own; null: it has an instant.';

-- Sums and numbers of lines by month: what totals of everything are added up from. Lines are only ever added, as in `income_sums`.
create table income_month_sums (
  uuid uuid primary key default uuidv7(),
  month date not null,
  measure text not null check (measure in
    ('invoiced', 'promotions', 'adjustments', 'collected', 'refunds', 'cost', 'fees', 'outstanding')),
  currency text not null check (currency in ('cad', 'usd')),
  amount_cents bigint not null,
  lines integer not null
);
comment on table income_month_sums is 'Kept by triggers of `stored_income_lines`; several rows of a month, measure and currency add up to its lines.';

create function store_income_lines() returns void language sql as $$
  insert into stored_income_lines (measure, month, happened, day, currency, client_uuid, project_uuid, virtualassistant_uuid, document,
    document_uuid, page_uuid, position, amount_cents)
  select measure, month, coalesce(at, (day::text || 'T00:00:00Z')::timestamptz), day, currency, client_uuid, project_uuid, virtualassistant_uuid,
    document, document_uuid, page_uuid, position, amount_cents
  from income_lines order by 3, document_uuid, page_uuid, measure, position;
$$;
create function store_income_month_sums() returns void language sql as $$
  insert into income_month_sums (month, measure, currency, amount_cents, lines)
  select month, measure, currency, sum(amount_cents), count(*) from stored_income_lines group by 1, 2, 3;
$$;
select store_income_lines();
select store_income_month_sums();

-- All of it anew from the documents.
create or replace function sum_income_anew() returns void language sql as $$
  lock table stored_income_lines, income_sums, income_month_sums in share row exclusive mode;
  delete from stored_income_lines;
  select store_income_lines();
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
  from stored_income_lines group by 1, 2, 3, 4, 5;
  delete from income_month_sums;
  select store_income_month_sums();
$$;

create index stored_income_lines_by_date on stored_income_lines (happened, id) include (measure, currency, month);
create index stored_income_lines_by_latest_date on stored_income_lines (happened desc, id) include (measure, currency, month);
create index stored_income_lines_by_amount on stored_income_lines (amount_cents, id) include (measure, currency, month);
create index stored_income_lines_by_highest_amount on stored_income_lines (amount_cents desc, id) include (measure, currency, month);
create index stored_income_lines_of_measure on stored_income_lines (measure, month);
create index stored_income_lines_of_document on stored_income_lines (document_uuid);
create index stored_income_lines_of_client on stored_income_lines (client_uuid);
create index stored_income_lines_of_project on stored_income_lines (project_uuid);
create index stored_income_lines_of_assistant on stored_income_lines (virtualassistant_uuid) where virtualassistant_uuid is not null;
create index processor_fees_of_document on processor_fees ((coalesce(refund_uuid, payment_uuid)));
analyze stored_income_lines, income_month_sums, processor_fees;

create function add_income_sums() returns trigger language plpgsql as $$
begin
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
  from come group by 1, 2, 3, 4, 5;
  insert into income_month_sums (month, measure, currency, amount_cents, lines)
  select month, measure, currency, sum(amount_cents), count(*) from come group by 1, 2, 3;
  return null;
end $$;

create function subtract_income_sums() returns trigger language plpgsql as $$
begin
  insert into income_sums (month, currency, client_uuid, project_uuid, virtualassistant_uuid, invoiced_cents, promotions_cents,
    adjustments_cents, collected_cents, refunds_cents, cost_cents, fees_cents, outstanding_cents)
  select month, currency, client_uuid, project_uuid, virtualassistant_uuid,
    -coalesce(sum(amount_cents) filter (where measure = 'invoiced'), 0),
    -coalesce(sum(amount_cents) filter (where measure = 'promotions'), 0),
    -coalesce(sum(amount_cents) filter (where measure = 'adjustments'), 0),
    -coalesce(sum(amount_cents) filter (where measure = 'collected'), 0),
    -coalesce(sum(amount_cents) filter (where measure = 'refunds'), 0),
    -coalesce(sum(amount_cents) filter (where measure = 'cost'), 0),
    -coalesce(sum(amount_cents) filter (where measure = 'fees'), 0),
    -coalesce(sum(amount_cents) filter (where measure = 'outstanding'), 0)
  from gone group by 1, 2, 3, 4, 5;
  insert into income_month_sums (month, measure, currency, amount_cents, lines)
  select month, measure, currency, -sum(amount_cents), -count(*) from gone group by 1, 2, 3;
  return null;
end $$;

create trigger stored_income_lines_added after insert on stored_income_lines
  referencing new table as come for each statement execute function add_income_sums();
create trigger stored_income_lines_removed after delete on stored_income_lines
  referencing old table as gone for each statement execute function subtract_income_sums();
create trigger stored_income_lines_changed_from after update on stored_income_lines
  referencing old table as gone for each statement execute function subtract_income_sums();
create trigger stored_income_lines_changed_to after update on stored_income_lines
  referencing new table as come for each statement execute function add_income_sums();

-- Of each document its lines, as the view has them.

create or replace function add_invoice_income() returns trigger language plpgsql as $$
begin
  insert into stored_income_lines (measure, month, happened, day, currency, client_uuid, project_uuid, document, document_uuid, page_uuid,
    position, amount_cents)
  select case kind when 'promotion' then 'promotions' when 'adjustment' then 'adjustments' else 'invoiced' end,
    month_of(new.invoice_date), (new.invoice_date::text || 'T00:00:00Z')::timestamptz, new.invoice_date, new.currency, new.client_uuid,
    new.project_uuid, 'invoice', new.uuid, new.uuid, position, amount_cents
  from invoice_lines where invoice_uuid = new.uuid order by position;
  return null;
end $$;

create or replace function add_open_income() returns trigger language plpgsql as $$
declare
  was_open integer := case when tg_op = 'UPDATE' then greatest(open_cents(old), 0) else 0 end;
  is_open integer := greatest(open_cents(new), 0);
begin
  if is_open = was_open then
    return null;
  elsif is_open = 0 then
    delete from stored_income_lines where document_uuid = new.uuid and measure = 'outstanding';
  elsif was_open = 0 then
    insert into stored_income_lines (measure, month, happened, day, currency, client_uuid, project_uuid, document, document_uuid,
      page_uuid, position, amount_cents)
    values ('outstanding', month_of(new.invoice_date), (new.invoice_date::text || 'T00:00:00Z')::timestamptz, new.invoice_date, new.currency,
      new.client_uuid, new.project_uuid, 'invoice', new.uuid, new.uuid, 0, is_open);
  else
    update stored_income_lines set amount_cents = is_open where document_uuid = new.uuid and measure = 'outstanding';
  end if;
  return null;
end $$;

create or replace function add_note_income() returns trigger language plpgsql as $$
begin
  insert into stored_income_lines (measure, month, happened, day, currency, client_uuid, project_uuid, document, document_uuid, page_uuid,
    position, amount_cents)
  select case line.kind when 'promotion' then 'promotions' when 'adjustment' then 'adjustments' else 'invoiced' end,
    month_of(note.issue_date), (note.issue_date::text || 'T00:00:00Z')::timestamptz, note.issue_date, note.currency, note.client_uuid,
    note.project_uuid, 'credit_note', note.uuid, note.invoice_uuid, come.position, come.amount_cents
  from come
  join credit_notes note on note.uuid = come.credit_note_uuid
  join invoice_lines line on line.invoice_uuid = note.invoice_uuid and line.position = come.invoice_position
  order by note.uuid, come.position;
  return null;
end $$;

create or replace function add_paid_income() returns trigger language plpgsql as $$
begin
  insert into stored_income_lines (measure, month, happened, currency, client_uuid, project_uuid, document, document_uuid, page_uuid,
    position, amount_cents)
  select 'collected', office_month_of(payment.paid_date), payment.paid_date, payment.currency, payment.client_uuid, invoices.project_uuid,
    'payment', payment.uuid, invoices.uuid, 0, come.amount_cents
  from come
  join payments payment on payment.uuid = come.payment_uuid and payment.method not in ('credit', 'credit_note')
  join invoices on invoices.uuid = come.invoice_uuid
  order by payment.uuid, invoices.uuid;
  return null;
end $$;

create or replace function add_surplus_income() returns trigger language plpgsql as $$
begin
  insert into stored_income_lines (measure, month, happened, currency, client_uuid, document, document_uuid, position, amount_cents)
  select 'collected', office_month_of(payment.paid_date), payment.paid_date, payment.currency, payment.client_uuid, 'payment',
    payment.uuid, 0, come.amount_cents
  from come
  join payments payment on payment.uuid = come.payment_uuid and payment.method not in ('credit', 'credit_note')
  where come.kind = 'surplus'
  order by payment.uuid;
  return null;
end $$;

create or replace function add_refund_income() returns trigger language plpgsql as $$
declare
  failed boolean := new.state = 'failed' and (tg_op = 'INSERT' or old.state <> 'failed');
begin
  insert into stored_income_lines (measure, month, happened, currency, client_uuid, project_uuid, document, document_uuid, page_uuid,
    position, amount_cents)
  select 'refunds', office_month_of(moved.at), moved.at, payment.currency, payment.client_uuid, invoices.project_uuid, 'refund', new.uuid,
    invoices.uuid, moved.position, moved.amount_cents
  from (select 0, new.created_date, new.amount_cents where tg_op = 'INSERT'
    union all select 1, new.settled_date, -new.amount_cents where failed) moved (position, at, amount_cents)
  join payments payment on payment.uuid = new.payment_uuid
  left join invoices on invoices.uuid = new.invoice_uuid;
  return null;
end $$;

create function dispute_income(dispute disputes) returns table (measure text, at timestamptz, place integer, amount_cents integer)
language sql immutable as $$
  select 'refunds', dispute.settled_date, 0, dispute.amount_cents where dispute.state = 'lost'
  union all select 'fees', dispute.opened_date, 1, dispute.fee_cents where dispute.fee_cents > 0
$$;

create or replace function add_dispute_income() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    -- Another dispute of the payment may have the same line: each takes away one of them.
    delete from stored_income_lines where id in (
      select taken.id from (select * from dispute_income(old) except select * from dispute_income(new)) was
      cross join lateral (
        select id from stored_income_lines line
        where line.document_uuid = old.payment_uuid and line.document = 'dispute' and line.measure = was.measure
          and line.happened = was.at and line.amount_cents = was.amount_cents
        limit 1 for update skip locked) taken);
  end if;
  insert into stored_income_lines (measure, month, happened, currency, client_uuid, document, document_uuid, position, amount_cents)
  select come.measure, office_month_of(come.at), come.at, payment.currency, payment.client_uuid, 'dispute', payment.uuid, come.place,
    come.amount_cents
  from (select * from dispute_income(new) except select * from dispute_income(old)) come
  join payments payment on payment.uuid = new.payment_uuid;
  return null;
end $$;

create or replace function add_bill_income() returns trigger language plpgsql as $$
begin
  insert into stored_income_lines (measure, month, happened, day, currency, client_uuid, project_uuid, virtualassistant_uuid, document,
    document_uuid, page_uuid, position, amount_cents)
  select 'cost', month_of(new.bill_date), (new.bill_date::text || 'T00:00:00Z')::timestamptz, new.bill_date, new.currency, projects.client_uuid,
    projects.uuid, new.virtualassistant_uuid, 'bill', new.uuid, new.uuid, line.position, line.amount_cents
  from va_bill_lines line
  left join rate_plans place on place.uuid = line.rate_plan_uuid
  left join adjustments adjusted on adjusted.bill_uuid = line.bill_uuid and adjusted.bill_position = line.position
  left join projects on projects.uuid = coalesce(place.project_uuid, adjusted.project_uuid)
  where line.bill_uuid = new.uuid order by line.position;
  return null;
end $$;

create or replace function add_fee_income() returns trigger language plpgsql as $$
begin
  if new.refund_uuid is null then
    update payments set fee_known = true where uuid = new.payment_uuid;
  else
    update refunds set fee_known = true where uuid = new.refund_uuid;
  end if;
  if new.amount_cents <> 0 then
    insert into stored_income_lines (measure, month, happened, currency, client_uuid, project_uuid, document, document_uuid, page_uuid,
      position, amount_cents)
    values ('fees', office_month_of(new.charged_date), new.charged_date, new.currency, new.client_uuid, new.project_uuid,
      case when new.refund_uuid is null then 'payment' else 'refund' end, coalesce(new.refund_uuid, new.payment_uuid), new.invoice_uuid,
      2, new.amount_cents);
  end if;
  return null;
end $$;

create or replace function add_manual_refund_income() returns trigger language plpgsql as $$
declare
  was_recorded boolean := tg_op = 'UPDATE' and old.state = 'recorded';
begin
  insert into stored_income_lines (measure, month, happened, day, currency, client_uuid, document, document_uuid, position, amount_cents)
  select 'refunds', month_of(moved.day), (moved.day::text || 'T00:00:00Z')::timestamptz, moved.day, new.currency, new.client_uuid, 'refund',
    new.uuid, moved.position, moved.cents
  from (select 0, new.paid_date, new.amount_cents where new.state = 'recorded' and not was_recorded
    union all select 1, new.voided_day, -new.amount_cents where new.state = 'void' and was_recorded) moved (position, day, cents);
  return null;
end $$;
