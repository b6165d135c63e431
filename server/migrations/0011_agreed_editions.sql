-- Which edition of the legal texts somebody agreed to; the box they ticked is in `consents`.
create table agreed_editions (
  user_uuid uuid not null references users (uuid) on delete cascade,
  page text not null,
  version text not null,
  agreed_date timestamptz not null,
  primary key (user_uuid, page, version)
);
