-- What staff keep about an assistant or a client: notes, documents, and who of them looks after whom.

create table people_notes (
  uuid uuid primary key default uuidv7(),
  virtualassistant_uuid uuid references assistants (uuid),
  client_uuid uuid references clients (uuid),
  body text not null check (length(body) between 1 and 5000),
  written_by uuid not null references users (uuid),
  created_date timestamptz not null,
  changed_date timestamptz,
  removed_date timestamptz,
  version integer not null default 1 check (version > 0),
  check (num_nonnulls(virtualassistant_uuid, client_uuid) = 1)
);
create index people_notes_of_assistants on people_notes (virtualassistant_uuid, created_date desc, uuid)
  where virtualassistant_uuid is not null and removed_date is null;
create index people_notes_of_clients on people_notes (client_uuid, created_date desc, uuid)
  where client_uuid is not null and removed_date is null;

create table people_documents (
  file_uuid uuid primary key references files (uuid),
  virtualassistant_uuid uuid references assistants (uuid),
  client_uuid uuid references clients (uuid),
  added_by uuid not null references users (uuid),
  added_date timestamptz not null,
  check (num_nonnulls(virtualassistant_uuid, client_uuid) = 1)
);
create index people_documents_of_assistants on people_documents (virtualassistant_uuid, added_date desc)
  where virtualassistant_uuid is not null;
create index people_documents_of_clients on people_documents (client_uuid, added_date desc) where client_uuid is not null;

create table people_relationships (
  uuid uuid primary key default uuidv7(),
  virtualassistant_uuid uuid references assistants (uuid),
  client_uuid uuid references clients (uuid),
  role text not null check (role in ('sales', 'csm', 'vsm', 'finance', 'admin')),
  user_uuid uuid not null references users (uuid),
  source text not null check (source in ('talent_team', 'csm', 'sales', 'client', 'algo')),
  since timestamptz not null,
  check (num_nonnulls(virtualassistant_uuid, client_uuid) = 1)
);
comment on table people_relationships is 'Who of staff looks after an assistant or a client: one of each role.';
create unique index people_relationships_of_assistants on people_relationships (virtualassistant_uuid, role)
  where virtualassistant_uuid is not null;
create unique index people_relationships_of_clients on people_relationships (client_uuid, role)
  where client_uuid is not null;
create index people_relationships_by_user on people_relationships (user_uuid);
