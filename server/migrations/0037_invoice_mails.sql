-- Invoices that are still to be mailed, each with its receipt: written with what they tell of, gone once the mails are queued.
create table invoice_mails (
  uuid uuid primary key default uuidv7(),
  invoice_uuid uuid not null references invoices (uuid),
  -- The payment that is receipted; null: nothing has been paid.
  payment_uuid uuid references payments (uuid),
  -- Who paid and hears of it; null: whoever hears of the client's money.
  paid_by uuid references users (uuid),
  unique nulls not distinct (invoice_uuid, payment_uuid)
);
