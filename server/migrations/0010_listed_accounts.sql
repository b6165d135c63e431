-- Lists of accounts and clients read a page by an index alone. Who has no company comes after those who have one.

create index users_by_folded_text on users (searched_text, uuid) where deleted_date is null;
create index users_by_email on users (email, uuid) where deleted_date is null;
create index users_without_company on users (uuid) where deleted_date is null and client_uuid is null;
create index users_with_company on users (client_uuid, uuid) where deleted_date is null and client_uuid is not null;
create index contacts_of_clients on users (client_uuid, is_primary_contact desc, created_date, uuid) include (searched_text)
  where deleted_date is null and client_uuid is not null;
create index clients_listed on clients (created_date, uuid) include (archived_date);
create index projects_of_clients on projects (client_uuid) include (start_date, end_date) where removed_date is null;
