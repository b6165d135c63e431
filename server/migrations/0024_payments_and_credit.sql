-- A payment is the whole of what came in. What is open of its invoices is paid from it, and the rest is the client's credit.

alter table payments add column client_uuid uuid references clients (uuid);
update payments set client_uuid = invoices.client_uuid from invoices where invoices.uuid = invoice_uuid;

-- How much of a payment went to which invoice; one charge can pay several.
create table payment_allocations (
  payment_uuid uuid not null references payments (uuid),
  invoice_uuid uuid not null references invoices (uuid),
  amount_cents integer not null check (amount_cents > 0),
  primary key (payment_uuid, invoice_uuid)
);
create index payment_allocations_by_invoice on payment_allocations (invoice_uuid);
insert into payment_allocations (payment_uuid, invoice_uuid, amount_cents)
select uuid, invoice_uuid, amount_cents from payments;

alter table payments
  alter column client_uuid set not null,
  drop column invoice_uuid,
  -- Kept by the trigger on refunds: those asked for, on their way or made.
  add column refunded_cents integer not null default 0,
  add constraint payments_refunded_within check (refunded_cents between 0 and amount_cents),
  drop constraint payments_method_check,
  add constraint payments_method_check check (method in ('card', 'transfer', 'cheque', 'other', 'credit'));
create index payments_by_client on payments (client_uuid, paid_date);

alter table invoices
  -- Kept by the trigger on refunds. What is given back doesn't open the invoice again.
  add column refunded_cents integer not null default 0,
  add constraint invoices_refunded_within check (refunded_cents between 0 and paid_cents);
create or replace function keep_posted_invoice() returns trigger language plpgsql as $$
declare moves text[] := '{status,paid_cents,refunded_cents}';
begin
  if tg_op = 'DELETE' then
    if old.number is null then return old; end if;
  elsif old.number is null then
    return new;
  elsif to_jsonb(new) - moves = to_jsonb(old) - moves and new.status <> 'draft' then
    return new;
  end if;
  raise exception 'a posted invoice stays as it is' using errcode = 'check_violation', constraint = 'invoices_posted_stay';
end $$;

-- Money given back. It is noted before the processor is asked, with its uuid as the key.
create table refunds (
  uuid uuid primary key default uuidv7(),
  payment_uuid uuid not null references payments (uuid),
  -- The invoice it is given back from; null: from the client's credit alone.
  invoice_uuid uuid references invoices (uuid),
  amount_cents integer not null check (amount_cents > 0),
  -- How much of it was the client's credit.
  credit_cents integer not null check (credit_cents between 0 and amount_cents),
  reason text not null check (length(reason) between 1 and 500),
  -- asked: no answer is known yet; pending: the processor has taken it on.
  state text not null default 'asked' check (state in ('asked', 'pending', 'succeeded', 'failed')),
  processor_refund_id text unique,
  failure_message text,
  -- Null: by the product itself.
  asked_by uuid references users (uuid),
  idempotency_key text check (length(idempotency_key) between 8 and 200),
  request_hash bytea check (length(request_hash) = 32),
  created_date timestamptz not null,
  settled_date timestamptz,
  check (invoice_uuid is not null or credit_cents = amount_cents),
  check ((state in ('succeeded', 'failed')) = (settled_date is not null)),
  constraint refunds_key_whole check ((idempotency_key is null) = (request_hash is null))
);
create unique index refunds_by_key on refunds (asked_by, idempotency_key) where idempotency_key is not null;
create index refunds_by_payment on refunds (payment_uuid);
create index refunds_unsettled on refunds (created_date) where state in ('asked', 'pending');

create function count_refunds() returns trigger language plpgsql as $$
declare
  gone integer := case when tg_op = 'UPDATE' and old.state <> 'failed' then 1 else 0 end;
  come integer := case when new.state <> 'failed' then 1 else 0 end;
  of_invoice integer := (come - gone) * (new.amount_cents - new.credit_cents);
begin
  if come <> gone then
    update payments set refunded_cents = refunded_cents + (come - gone) * new.amount_cents where uuid = new.payment_uuid;
  end if;
  if of_invoice <> 0 then
    update invoices set refunded_cents = refunded_cents + of_invoice,
      status = case when refunded_cents + of_invoice = total_cents then 'refunded'
        when status = 'refunded' then 'paid' else status end
      where uuid = new.invoice_uuid;
  end if;
  return null;
end $$;
create trigger refunds_counted after insert or update on refunds for each row execute function count_refunds();

-- A client's credit by currency: every movement, and what they come to.
create table client_credits (
  uuid uuid primary key default uuidv7(),
  client_uuid uuid not null references clients (uuid),
  currency text not null check (currency in ('cad', 'usd')),
  -- Above zero: it came to the client.
  amount_cents integer not null check (amount_cents <> 0),
  kind text not null check (kind in ('surplus', 'used', 'refunded', 'refund_failed')),
  -- What it was the rest of, or the payment that it made.
  payment_uuid uuid not null references payments (uuid),
  refund_uuid uuid references refunds (uuid),
  -- Null: by the product itself.
  moved_by uuid references users (uuid),
  moved_date timestamptz not null,
  check ((kind in ('surplus', 'refund_failed')) = (amount_cents > 0)),
  check ((kind in ('refunded', 'refund_failed')) = (refund_uuid is not null)),
  unique (refund_uuid, kind)
);
create index client_credits_by_client on client_credits (client_uuid, currency, moved_date);
create index client_credits_by_payment on client_credits (payment_uuid);

create table client_credit_balances (
  client_uuid uuid not null references clients (uuid),
  currency text not null check (currency in ('cad', 'usd')),
  balance_cents integer not null constraint client_credit_enough check (balance_cents >= 0),
  primary key (client_uuid, currency)
);
create function count_client_credit() returns trigger language plpgsql as $$
begin
  insert into client_credit_balances values (new.client_uuid, new.currency, greatest(new.amount_cents, 0))
    on conflict do nothing;
  if not found or new.amount_cents < 0 then
    update client_credit_balances set balance_cents = balance_cents + new.amount_cents
      where client_uuid = new.client_uuid and currency = new.currency;
  end if;
  return null;
end $$;
create trigger client_credits_counted after insert on client_credits
  for each row execute function count_client_credit();

create function keep_client_credits() returns trigger language plpgsql as $$
begin
  raise exception 'a movement of credit stays as it is' using errcode = 'check_violation', constraint = 'client_credits_stay';
end $$;
create trigger client_credits_stay before update or delete on client_credits
  for each row execute function keep_client_credits();

-- To the cent: what a payment paid of invoices and left as credit is what came in.
create function check_payment_whole() returns trigger language plpgsql as $$
declare
  of_payment uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
  applied bigint := (select coalesce(sum(amount_cents), 0) from payment_allocations where payment_uuid = of_payment);
  kept bigint := (select coalesce(sum(amount_cents), 0) from client_credits
    where payment_uuid = of_payment and kind = 'surplus');
begin
  if applied + kept <> (select amount_cents from payments where uuid = of_payment) then
    raise exception 'a payment is applied or credited to the cent'
      using errcode = 'check_violation', constraint = 'payments_whole';
  end if;
  return null;
end $$;
create constraint trigger payments_whole after insert or update of amount_cents on payments
  deferrable initially deferred for each row execute function check_payment_whole('uuid');
create constraint trigger payments_whole after insert or update on payment_allocations
  deferrable initially deferred for each row execute function check_payment_whole('payment_uuid');
create constraint trigger payments_whole after insert on client_credits
  deferrable initially deferred for each row execute function check_payment_whole('payment_uuid');
