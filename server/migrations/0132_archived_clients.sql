-- Clients whom nobody works with any more are put aside. One who buys again is active all the same.

alter table clients
  add column archived_date timestamptz,
  add column archived_reason text check (length(archived_reason) between 1 and 500),
  add constraint clients_archived_for_a_reason check ((archived_date is null) = (archived_reason is null));
create index clients_by_created on clients (created_date desc, uuid);
