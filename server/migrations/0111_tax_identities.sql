-- Whom a tax slip is about: sealed, like bank details, by a key that the database doesn't have.
create table tax_identities (
  virtualassistant_uuid uuid primary key references assistants (uuid),
  kind text not null check (kind in ('sin', 'itn', 'ssn', 'itin', 'ein')),
  key_id text not null check (key_id ~ '^[0-9a-f]{16}$'),
  sealed bytea not null check (octet_length(sealed) between 29 and 1000),
  -- All of the number that anyone is shown.
  last_digits text not null check (last_digits ~ '^[0-9]{3}$'),
  changed_by uuid not null references users (uuid),
  changed_date timestamptz not null,
  version integer not null default 1 check (version > 0)
);
