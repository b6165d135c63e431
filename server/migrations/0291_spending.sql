-- A company's primary contact may ask to be asked before a colleague spends more at once.
create table spending_limits (
  client_uuid uuid primary key references clients,
  above_cents integer not null check (above_cents between 0 and 100000000),
  set_by uuid not null references users,
  set_date timestamptz not null
);
create index spending_limits_set_by on spending_limits (set_by);
comment on table spending_limits is 'What a colleague spends at once without the primary contact''s yes; a company without a row has no limit.';

create table spending_requests (
  uuid uuid primary key default uuidv7(),
  client_uuid uuid not null references clients,
  project_uuid uuid not null references projects,
  kind text not null check (kind in ('checkout', 'hours')),
  asked_by uuid not null references users,
  amount_cents integer not null check (amount_cents > 0),
  currency text not null check (currency in ('cad', 'usd')),
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'declined', 'withdrawn')),
  note text not null default '' check (char_length(note) <= 500),
  decided_by uuid references users,
  created_date timestamptz not null,
  decided_date timestamptz check ((decided_date is null) = (decided_by is null)),
  expires_date timestamptz not null,
  bought_invoice_uuid uuid unique references invoices on delete set null,
  check (bought_invoice_uuid is null or state = 'approved')
);
create unique index spending_requests_one_open on spending_requests (asked_by, project_uuid, kind)
  where state in ('waiting', 'approved') and bought_invoice_uuid is null;
create index spending_requests_client on spending_requests (client_uuid, created_date desc);
create index spending_requests_project on spending_requests (project_uuid);
create index spending_requests_decided_by on spending_requests (decided_by);
comment on column spending_requests.bought_invoice_uuid is 'What added hours were bought with it; an approval buys once. A draft can be checked out only once by itself.';
