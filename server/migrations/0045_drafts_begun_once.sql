-- A draft that is begun again because the answer was lost is known by the key that its page made. One that was removed
-- gives its key free.
alter table projects add column draft_key uuid;
create unique index projects_draft_key on projects (client_uuid, draft_key)
  where draft_key is not null and removed_date is null;
