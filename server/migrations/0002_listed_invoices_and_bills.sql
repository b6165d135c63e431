-- Lists of invoices and bills read a page by an index alone, whatever it is sorted by, and count what a filter finds by one: the first
-- index of each holds all that filters ask for. Of rows with the same key the number tells which comes first.

create index invoices_listed on invoices (invoice_date, number, uuid desc)
  include (kind, status, currency, client_uuid, project_uuid, total_cents, paid_cents) where number is not null;
create index invoices_by_number on invoices (number, uuid desc) where number is not null;
create index invoices_by_total on invoices (total_cents, number, uuid desc) where number is not null;
create index invoices_by_due_date on invoices (due_date, number, uuid desc) where number is not null;
create index invoices_by_status on invoices (status, number, uuid desc) where number is not null;
create index invoices_by_status_from_first on invoices (status, number desc, uuid) where number is not null;
create index invoices_by_balance on invoices
  ((case when status in ('void', 'credited', 'refunded') then 0 else total_cents - paid_cents end), number, uuid desc)
  where number is not null;
create index invoices_by_balance_from_least on invoices
  ((case when status in ('void', 'credited', 'refunded') then 0 else total_cents - paid_cents end), number desc, uuid)
  where number is not null;
create index invoices_of_client on invoices (client_uuid, number desc, uuid) where number is not null;
create index invoices_by_written_number on invoices using gin (written_invoice_number(currency, number) gin_trgm_ops)
  where number is not null;
create index clients_by_folded_text on clients (searched_text, uuid);

create index va_bills_listed on va_bills (bill_date, number, uuid desc)
  include (status, currency, virtualassistant_uuid, total_cents, expected_date);
create index va_bills_by_number on va_bills (number, uuid desc);
create index va_bills_by_latest_number on va_bills (number desc nulls last, uuid);
create index va_bills_by_total on va_bills (total_cents, number, uuid desc);
create index va_bills_by_status on va_bills (status, number, uuid desc);
create index va_bills_by_status_from_first on va_bills (status, number desc, uuid);
create index va_bills_by_expected_date on va_bills
  ((case when status in ('posted', 'scheduled', 'paid') then expected_date end), number desc, uuid);
create index va_bills_by_latest_expected_date on va_bills
  ((case when status in ('posted', 'scheduled', 'paid') then expected_date end) desc nulls last, number desc, uuid);
create index va_bills_of_assistant on va_bills (virtualassistant_uuid, number desc, uuid);
create index va_bills_by_written_number on va_bills using gin (written_bill_number(currency, number) gin_trgm_ops);
create index assistants_by_display_name on assistants (folded_text(display_name), uuid);
