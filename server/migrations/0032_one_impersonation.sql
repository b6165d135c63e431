-- A staff member is in one client's place at a time: a new impersonation ends the one before.
delete from sessions older using sessions newer
  where older.impersonator_uuid = newer.impersonator_uuid
    and (older.created_date, older.token_hash) < (newer.created_date, newer.token_hash);
create unique index sessions_one_impersonation on sessions (impersonator_uuid) where impersonator_uuid is not null;
