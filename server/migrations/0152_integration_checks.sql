-- What the last test of each outside service found, for every process and whoever looks later.

create table integration_checks (
  service text primary key,
  checked_date timestamptz not null,
  error text
);
comment on column integration_checks.error is 'Null: it worked.';
