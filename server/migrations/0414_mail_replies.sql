-- An answer to a mail about a discussion goes into that discussion. The address it is sent to is for one person and one thread.
create table reply_addresses (
  uuid uuid primary key default uuidv7(),
  user_uuid uuid not null references users (uuid),
  discussion_uuid uuid not null references discussions (uuid),
  unique (user_uuid, discussion_uuid)
);
comment on table reply_addresses is 'By which someone answers a thread by mail; the address in the mail is this uuid and its signature.';

-- The same mail twice is one message: mail servers send again what they heard no answer to.
create table inbound_mails (
  user_uuid uuid not null references users (uuid),
  discussion_uuid uuid not null references discussions (uuid),
  message_id_hash bytea not null check (length(message_id_hash) = 32),
  outcome text not null check (outcome in ('added', 'refused')),
  received_date timestamptz not null,
  primary key (user_uuid, discussion_uuid, message_id_hash)
);
create index inbound_mails_by_date on inbound_mails (received_date);
comment on column inbound_mails.message_id_hash is 'SHA-256 of its Message-ID, or of the whole mail where it has none.';
