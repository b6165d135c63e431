-- Saves of drafts that were joined with what was stored: one that comes again because its answer was lost is known.
-- The last hundred of a draft are kept.
create table draft_saves (
  project_uuid uuid not null references projects (uuid) on delete cascade,
  save_uuid uuid not null,
  version integer not null check (version > 0),
  primary key (project_uuid, save_uuid)
);
