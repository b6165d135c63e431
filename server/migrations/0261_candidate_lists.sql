-- Candidates that a client keeps under a name, and may show to someone without an account.
create table candidate_lists (
  uuid uuid primary key,
  client_uuid uuid not null references clients (uuid),
  created_by uuid not null references users (uuid),
  name text not null check (length(name) between 1 and 100),
  assistants uuid[] not null check (cardinality(assistants) between 1 and 8),
  share_key text unique check (length(share_key) = 22),
  created_date timestamptz not null
);
comment on column candidate_lists.assistants is 'In the order in which they were chosen. Whoever can’t be found any more is left out where they are shown.';
comment on column candidate_lists.share_key is 'Whoever knows it sees the list; null: nobody but the client.';
create index candidate_lists_by_client on candidate_lists (client_uuid, created_date desc, uuid);
