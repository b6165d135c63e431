-- What people attach: the row says what it is and where it hangs, the bytes lie in the store under its uuid.
create table files (
  uuid uuid primary key default uuidv7(),
  uploaded_by uuid not null references users (uuid) on delete cascade,
  name text not null check (length(name) between 1 and 200),
  media_type text not null check (length(media_type) between 3 and 150),
  size integer not null check (size between 1 and 26214400),
  width integer check (width > 0),
  height integer check (height > 0),
  sha256 bytea not null check (length(sha256) = 32),
  created_date timestamptz not null,
  stored_date timestamptz,
  attached_date timestamptz check (attached_date is null or stored_date is not null),
  removed_date timestamptz check (removed_date is null or attached_date is null),
  check (num_nulls(width, height) in (0, 2))
);
create index files_on_nothing on files (created_date) where attached_date is null;

comment on column files.width is 'Pixels; null for what is no picture.';
comment on column files.stored_date is 'When the store had all of it; null: still coming, or it never came.';
comment on column files.attached_date is 'Since when it hangs on something; null: on nothing, and it goes after a day.';
comment on column files.removed_date is 'Its bytes are being removed; the row goes after them.';
