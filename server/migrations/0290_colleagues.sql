-- What a colleague of a client does, and who is invited to become one.
alter table users
  add column colleague_role text not null default 'everything'
    check (colleague_role in ('everything', 'work', 'money')),
  add constraint users_primary_contact_does_everything check (not is_primary_contact or colleague_role = 'everything');
comment on column users.colleague_role is 'Of a client''s people: what of the company''s affairs they see and do. Everybody else has everything.';

create table colleague_invitations (
  uuid uuid primary key default uuidv7(),
  client_uuid uuid not null references clients,
  email text not null check (email = lower(email) and char_length(email) between 3 and 254),
  colleague_role text not null check (colleague_role in ('everything', 'work', 'money')),
  key_hash bytea not null unique check (octet_length(key_hash) = 32),
  invited_by uuid not null references users,
  created_date timestamptz not null,
  sent_date timestamptz not null,
  expires_date timestamptz not null check (expires_date > sent_date),
  unique (client_uuid, email)
);
create index colleague_invitations_invited_by on colleague_invitations (invited_by);
comment on table colleague_invitations is 'Invitations that nobody has accepted or withdrawn; each accepted or withdrawn one is removed.';
comment on column colleague_invitations.key_hash is 'SHA-256 of the key in the mailed link; the newest link alone works.';
