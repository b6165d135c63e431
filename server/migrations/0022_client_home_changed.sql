-- What a client's home shows is cached until this says that it has changed: a company's by its uuid; no uuid, everybody's.
create function announce_client_home_of_project() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform pg_notify('client_home_changed', old.client_uuid::text); end if;
  if tg_op <> 'DELETE' then perform pg_notify('client_home_changed', new.client_uuid::text); end if;
  return null;
end $$;
create trigger projects_added_or_removed_announced after insert or delete on projects
  for each row execute function announce_client_home_of_project();
create trigger projects_changed_announced
  after update of client_uuid, project_name, matching_criteria, last_seen, start_date, removed_date on projects
  for each row when ((old.client_uuid, old.project_name, old.matching_criteria, old.last_seen, old.start_date, old.removed_date)
    is distinct from (new.client_uuid, new.project_name, new.matching_criteria, new.last_seen, new.start_date, new.removed_date))
  execute function announce_client_home_of_project();

create function announce_client_home() returns trigger language plpgsql as $$
begin
  perform pg_notify('client_home_changed', new.uuid::text);
  return null;
end $$;
create trigger clients_named_announced after update of company on clients
  for each row when (old.company is distinct from new.company) execute function announce_client_home();

-- A client is asked about someone, or isn't any more.
create function announce_client_home_of_request() returns trigger language plpgsql as $$
begin
  perform pg_notify('client_home_changed', client_uuid::text) from (
    select distinct client_uuid from projects join changed on changed.project_uuid = projects.uuid) asked;
  return null;
end $$;
create trigger feedback_requests_added_announced after insert on feedback_requests
  referencing new table as changed for each statement execute function announce_client_home_of_request();
create trigger feedback_requests_changed_announced after update on feedback_requests
  referencing new table as changed for each statement execute function announce_client_home_of_request();
create trigger feedback_requests_removed_announced after delete on feedback_requests
  referencing old table as changed for each statement execute function announce_client_home_of_request();

-- Names and pictures stand in the homes of whoever chose them or is asked about them.
create function announce_every_client_home() returns trigger language plpgsql as $$
begin
  perform pg_notify('client_home_changed', '');
  return null;
end $$;
create trigger assistants_shown_announced after update of display_name, avatar_id on assistants
  for each row when ((old.display_name, old.avatar_id) is distinct from (new.display_name, new.avatar_id))
  execute function announce_every_client_home();
create trigger assistants_removed_announced after delete on assistants
  for each statement execute function announce_every_client_home();
create trigger roles_named_announced after update or delete on roles
  for each statement execute function announce_every_client_home();
