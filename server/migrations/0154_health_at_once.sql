-- Each process hears that something changed, and one works out at once how the subscription does since then.
create function announce_health_due() returns trigger language plpgsql as $$
begin
  perform pg_notify('project_health_due', '');
  return null;
end $$;
create trigger project_health_due_announced after insert on project_health_due
  for each statement execute function announce_health_due();
