-- How the money of an invoice is collected after checkout, and what a later call with the same key is answered by.

-- An invoice whose card is tried again by itself: on days 1, 3, 5 and 7 after the first try.
create table collections (
  invoice_uuid uuid primary key references invoices (uuid),
  tries integer not null default 0 check (tries between 0 and 5),
  -- The day of the first try; the others are counted from it.
  first_try date,
  -- Null: paid, given up, or waiting for the answer of the last try.
  next_try date,
  check ((first_try is null) = (tries = 0))
);
create index collections_due on collections (next_try) where next_try is not null;

-- Null: tried by itself. Otherwise who paid an open invoice, and the key the call came with.
alter table charges
  add column asked_by uuid references users (uuid),
  add column idempotency_key text check (length(idempotency_key) between 8 and 200),
  add column request_hash bytea check (length(request_hash) = 32),
  add constraint charges_key_whole check ((idempotency_key is null) = (request_hash is null));
create unique index charges_by_key on charges (client_uuid, idempotency_key) where idempotency_key is not null;

alter table payments
  add column note text not null default '' check (length(note) <= 500),
  add column idempotency_key text check (length(idempotency_key) between 8 and 200),
  add column request_hash bytea check (length(request_hash) = 32),
  add constraint payments_key_whole check ((idempotency_key is null) = (request_hash is null));
create unique index payments_by_key on payments (recorded_by, idempotency_key) where idempotency_key is not null;

create index projects_by_client_start on projects (client_uuid, start_date);
create index projects_ended on projects (end_date) where end_date is not null;
create index rate_plans_to_release on rate_plans (rp_end_date) where rp_end_date is not null and hours_released_date is null;
