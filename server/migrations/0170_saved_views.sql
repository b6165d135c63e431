-- What a member of staff has chosen in a list, under a name: filters, sorting and how many rows a page has.

create table saved_views (
  uuid uuid primary key default uuidv7(),
  list text not null check (length(list) between 3 and 120),
  owner_uuid uuid not null references users (uuid),
  name text not null check (length(name) between 1 and 60),
  query jsonb not null check (jsonb_typeof(query) = 'object' and length(query::text) <= 20000),
  shared boolean not null default false,
  created_date timestamptz not null,
  changed_date timestamptz not null,
  version integer not null default 1 check (version > 0)
);
comment on column saved_views.list is 'The operation that the list reads, and which of its lists where there are several.';
comment on column saved_views.query is 'As it was saved: what the list no longer takes is left out when it is read.';
comment on column saved_views.shared is 'Everybody of staff who may open the list sees it; else its owner alone.';

create unique index saved_views_by_name on saved_views (owner_uuid, list, lower(name));
create index saved_views_shared on saved_views (list) where shared;
