-- What a column's name and type don't say. tables.ts is written from the database, and takes these words along.
comment on column languages.code is 'ISO 639-1, or 639-3 where there is none.';
comment on column clients.tax_numbers is '`[{name, number}]`';
comment on column users.deleted_date is 'When the account was closed; null: it is open.';
comment on column sessions.impersonator_uuid is 'Staff acting in a client''s place, on checkout operations only.';
comment on column assistants.language_levels is 'Beside `language_ids`: 1 working, 2 fluent, 3 native.';
comment on column assistants.review_days is 'Days since 2020-01-01 of the shown reviews, added up.';
comment on column projects.draft_key is 'Made by the page that began the draft.';
comment on column projects.end_date is 'The last day paid for, once it has been cancelled.';
comment on column projects.refunded_date is 'Ended before it began, and paid back.';
comment on column projects.invoiced_until is 'The day before the next period begins.';
comment on column promotions.redeemed_beyond_limit is
  'Of those, what was signed before the last use went to someone else, and paid for afterwards.';
comment on column va_relationships.changed_date is 'When they thought again.';
comment on column orders.team is '`AgreedSeat[]`, as it was signed.';
comment on column orders.renewal_card_uuid is
  'What renewals charge, as it was signed; null: placed before that was asked.';
comment on column orders.agreement_text is 'The very words that were signed.';
comment on column orders.next_ask_date is
  'When the job asks the processor about it, or gives it up; null: nothing is left to be asked.';
comment on column invoices.refunded_cents is 'Kept by the trigger on refunds.';
comment on column charges.becomes_default is 'Once it has gone through, its card is the default.';
comment on column charges.cancelled_date is 'From then on nobody can confirm it.';
comment on column charges.asked_by is 'Null: tried by itself.';
comment on column charges.closed_date is
  'When the processor confirmed that a refused charge can''t be paid any more.';
comment on column charge_shares.open is 'Kept by the trigger on charges.';
comment on column collections.waits_since is
  'Less is open than a card can be charged: the client''s next charge takes it along.';
comment on view open_invoices is 'A view: posted invoices of which something is open.';
comment on column payments.refunded_cents is 'Kept by the trigger on refunds.';
comment on column refunds.invoice_uuid is 'Null: from the client''s credit alone.';
comment on table client_credits is 'Append only.';
comment on table client_credit_balances is 'Kept by the trigger on `client_credits`.';
comment on column project_requirements.answers is '`RequirementAnswers`, with the questions of their day.';
