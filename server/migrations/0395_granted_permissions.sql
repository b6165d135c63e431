-- Not only payouts need a second person: a grant is of the permission that the approval takes.

alter table finance_access_changes add column permission text check (permission in ('admin_finance.edit', 'admin_user.edit'));
alter table finance_access_changes add constraint finance_access_changes_of_grants check (kind = 'granted' or permission is null);
comment on column finance_access_changes.permission is 'What was granted. Null on a grant of before: admin_finance.edit.';
comment on table finance_access_changes is 'Of staff accounts: a permission by which someone is a second person was granted, or the account could have passed to someone else.';
