-- Staff take posted invoices back, whole or by amounts of lines. What a note comes to closes what is open of its invoice, and
-- the rest becomes the client's credit, as if it had been paid with it.

alter table payments
  drop constraint payments_method_check,
  add constraint payments_method_check check (method in ('card', 'transfer', 'cheque', 'other', 'credit', 'credit_note'));

alter table credit_notes
  -- What of it was open of the invoice and is owed no more, what became the client's credit, and what had been refunded.
  add column applied_cents integer not null default 0 check (applied_cents >= 0),
  add column credited_cents integer not null default 0 check (credited_cents >= 0),
  add column refunded_cents integer not null default 0 check (refunded_cents >= 0),
  -- The payment that it counts as; none where all of it had been refunded.
  add column payment_uuid uuid unique references payments (uuid),
  add column idempotency_key text check (length(idempotency_key) between 8 and 200),
  add column request_hash bytea check (length(request_hash) = 32),
  add constraint credit_notes_key_whole check ((idempotency_key is null) = (request_hash is null));
create unique index credit_notes_by_key on credit_notes (created_by, idempotency_key) where idempotency_key is not null;

-- Until now each came with the refund of a subscription that nobody took.
alter table credit_notes disable trigger credit_notes_stay;
update credit_notes set refunded_cents = -total_cents;
alter table credit_notes enable trigger credit_notes_stay;
alter table credit_notes
  alter column applied_cents drop default,
  alter column credited_cents drop default,
  alter column refunded_cents drop default,
  add constraint credit_notes_settled check (applied_cents + credited_cents + refunded_cents = -total_cents),
  add constraint credit_notes_paid check ((payment_uuid is null) = (applied_cents + credited_cents = 0));

-- Which line of the invoice a line takes back; until now each note was the mirror of its invoice.
alter table credit_note_lines add column invoice_position integer;
alter table credit_note_lines disable trigger credit_note_lines_stay;
update credit_note_lines set invoice_position = position;
alter table credit_note_lines enable trigger credit_note_lines_stay;
alter table credit_note_lines alter column invoice_position set not null;

alter table refunds
  -- How much of the credit was left by credit notes of the invoice.
  add column noted_cents integer not null default 0,
  add constraint refunds_noted_within check (noted_cents between 0 and credit_cents and (noted_cents = 0 or invoice_uuid is not null));

-- A credit note's number as contract/billing/invoices/invoice-number.ts writes it.
create function written_credit_note_number(currency text, number integer) returns text language sql immutable strict
  return upper(currency) || '-CN-' || lpad(number::text, greatest(5, length(number::text)), '0');

-- Invoices by hand that no card is charged for: the client is reminded before and after the due day, once each.
create table invoice_reminders (
  invoice_uuid uuid not null references invoices (uuid),
  stage text not null check (stage in ('before', 'after', 'again')),
  told_date timestamptz not null,
  primary key (invoice_uuid, stage)
);
