-- What each colleague has committed their company to, by month, so that the limit is over a sum and not over one purchase.
create table spending_commitments (
  uuid uuid primary key default uuidv7(),
  client_uuid uuid not null references clients,
  user_uuid uuid not null references users,
  project_uuid uuid not null references projects,
  kind text not null check (kind in ('checkout', 'hours', 'next_hours', 'overage', 'over_limit', 'continue')),
  amount_cents integer not null,
  currency text not null check (currency in ('cad', 'usd')),
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  created_date timestamptz not null,
  order_uuid uuid references orders on delete cascade,
  invoice_uuid uuid references invoices on delete cascade
);
create index spending_commitments_month on spending_commitments (client_uuid, month, user_uuid);
create index spending_commitments_user on spending_commitments (user_uuid);
create index spending_commitments_project on spending_commitments (project_uuid);
create index spending_commitments_order on spending_commitments (order_uuid);
create index spending_commitments_invoice on spending_commitments (invoice_uuid);
comment on table spending_commitments is 'What a colleague spent or committed to without asking; what the primary contact approved isn''t among it.';
comment on column spending_commitments.amount_cents is 'Below zero: a raise of the same month was taken back.';
comment on column spending_commitments.month is 'The month on the client''s clock.';

alter table spending_requests drop constraint spending_requests_kind_check,
  add constraint spending_requests_kind_check
    check (kind in ('checkout', 'hours', 'next_hours', 'overage', 'overage_as_needed', 'over_limit', 'continue'));
alter table spending_requests add column used_date timestamptz check (used_date is null or state = 'approved');
comment on column spending_requests.used_date is 'When a change of the subscription was made with it; an approval is used once.';
drop index spending_requests_one_open;
create unique index spending_requests_one_open on spending_requests (asked_by, project_uuid, kind)
  where state in ('waiting', 'approved') and bought_invoice_uuid is null and used_date is null;
