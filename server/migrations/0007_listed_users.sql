-- Accounts by when they were made: the home of staff counts those of the week, and their list sorts by it.

create index users_by_created_date on users (created_date, uuid) where deleted_date is null;
