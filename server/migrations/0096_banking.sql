-- Where assistants are paid: sealed by a key that the database doesn't have.
create table bank_accounts (
  virtualassistant_uuid uuid not null references assistants (uuid),
  -- CAD goes to an account in Canada, USD to one in the United States.
  currency text not null check (currency in ('cad', 'usd')),
  key_id text not null check (key_id ~ '^[0-9a-f]{16}$'),
  sealed bytea not null check (octet_length(sealed) between 29 and 1000),
  -- All of the number that anyone is shown.
  last_digits text not null check (last_digits ~ '^[0-9]{3}$'),
  changed_by uuid not null references users (uuid),
  changed_date timestamptz not null,
  version integer not null default 1 check (version > 0),
  primary key (virtualassistant_uuid, currency)
);
comment on column bank_accounts.changed_date is 'Bills in its currency wait 48 hours from then.';

-- Asked for bank details: never twice within a week, by hand or by the job.
create table banking_reminders (
  uuid uuid primary key default uuidv7(),
  virtualassistant_uuid uuid not null references assistants (uuid),
  reminded_by uuid references users (uuid),
  reminded_date timestamptz not null,
  quiet_until timestamptz not null check (quiet_until > reminded_date),
  constraint banking_reminders_not_twice exclude using gist
    (virtualassistant_uuid with =, tstzrange(reminded_date, quiet_until) with &&)
);
comment on column banking_reminders.reminded_by is 'Null: the weekly job.';
create index banking_reminders_by_assistant on banking_reminders (virtualassistant_uuid, reminded_date desc);

-- What runs look for: bills whose money waits.
create index va_bills_unpaid on va_bills (currency, virtualassistant_uuid)
  where status in ('draft', 'posted', 'held', 'returned');
