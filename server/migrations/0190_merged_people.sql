-- Clients and assistants who were there twice: what became of the one that went, so that its address leads to the one that stayed.

create table merged_people (
  uuid uuid primary key,
  virtualassistant_uuid uuid references assistants (uuid),
  client_uuid uuid references clients (uuid),
  name text not null,
  merged_by uuid not null references users (uuid),
  merged_date timestamptz not null,
  check (num_nonnulls(virtualassistant_uuid, client_uuid) = 1)
);
comment on table merged_people is 'Clients and assistants who were there twice, and into whom they were merged.';
comment on column merged_people.uuid is 'Of the one that went: no row of clients or assistants has it any more.';
create index merged_people_of_assistants on merged_people (virtualassistant_uuid) where virtualassistant_uuid is not null;
create index merged_people_of_clients on merged_people (client_uuid) where client_uuid is not null;
