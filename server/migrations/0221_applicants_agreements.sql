-- What applicants sign: the words as they read them, and the file they were given.

create table application_agreements (
  application_uuid uuid primary key references applications (uuid),
  version text not null check (length(version) between 1 and 40),
  text jsonb not null check (jsonb_typeof(text) = 'object'),
  signed_name text not null check (length(signed_name) between 1 and 200),
  signed_date timestamptz not null,
  signed_address text not null check (length(signed_address) between 1 and 100),
  sha256 bytea not null check (length(sha256) = 32),
  pdf bytea not null check (length(pdf) > 0)
);
comment on column application_agreements.text is 'The page text with everything filled in, as it was read and signed.';
comment on column application_agreements.sha256 is 'Of the file.';

create function keep_signed_agreement() returns trigger language plpgsql as $$
begin
  raise exception 'A signed agreement stays as it is.';
end $$;
create trigger keep_signed_agreement before update or delete on application_agreements
  for each row execute function keep_signed_agreement();
