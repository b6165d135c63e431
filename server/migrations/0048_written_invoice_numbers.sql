-- An invoice's number as contract/billing/invoices/invoice-number.ts writes it, to be searched for: at least five digits.
create function written_invoice_number(currency text, number integer) returns text language sql immutable strict
  return upper(currency) || '-' || lpad(number::text, greatest(5, length(number::text)), '0');
