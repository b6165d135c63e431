-- Who was on the team when it was agreed: the draft may be changed while its payment is under way.
alter table orders add column team jsonb not null check (jsonb_typeof(team) = 'array');
-- The very words that were signed: a later edition changes nothing of them.
alter table orders add column agreement_text text not null default '';
create index orders_by_project on orders (project_uuid, created_date desc);

-- Files that go out with a mail.
create table mail_attachments (
  mail_uuid uuid not null references mail_outbox (uuid) on delete cascade,
  position integer not null check (position > 0),
  file_name text not null check (length(file_name) between 1 and 200),
  media_type text not null check (length(media_type) between 3 and 100),
  content bytea not null,
  primary key (mail_uuid, position)
);

-- Given up, but the processor may still tell of money.
create index orders_expired on orders (settled_date) where state = 'expired';
