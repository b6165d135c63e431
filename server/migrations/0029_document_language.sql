-- The language in which a client wants invoices, credit notes, receipts and statements; null: French in Québec, else that of whoever reads.
alter table clients add column document_language text check (document_language in ('en', 'fr'));
