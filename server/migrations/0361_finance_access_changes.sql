-- How staff came by their access to payments: who was given or took over an account a short time ago doesn't release a payout with it.

create table finance_access_changes (
  uuid uuid primary key default uuidv7(),
  user_uuid uuid not null references users (uuid),
  kind text not null check (kind in ('granted', 'email_changed', 'password_reset', 'two_step_reset')),
  changed_by uuid references users (uuid),
  changed_date timestamptz not null
);
comment on table finance_access_changes is 'Of staff accounts: the permission to change finance was granted, or the account could have passed to someone else.';
comment on column finance_access_changes.user_uuid is 'Whose account it is.';
comment on column finance_access_changes.changed_by is 'Null: from the command line.';
create index finance_access_changes_by_user on finance_access_changes (user_uuid, changed_date desc);
