-- What each person sees of their notifications is cached until this says that it has changed: theirs by their uuid; no uuid, everybody's.
create function announce_notifications_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('notifications_changed', person) from (
    select distinct case when count(*) over () > 50 then '' else coalesce(user_uuid::text, '') end as person
    from (select distinct user_uuid from changed) people) announced;
  return null;
end $$;

create trigger notifications_added_announced after insert on notifications
  referencing new table as changed for each statement execute function announce_notifications_changed();
create trigger notifications_changed_announced after update on notifications
  referencing new table as changed for each statement execute function announce_notifications_changed();
create trigger notifications_removed_announced after delete on notifications
  referencing old table as changed for each statement execute function announce_notifications_changed();
create trigger notification_reads_added_announced after insert on notification_reads
  referencing new table as changed for each statement execute function announce_notifications_changed();
create trigger notification_reads_changed_announced after update on notification_reads
  referencing new table as changed for each statement execute function announce_notifications_changed();
create trigger notification_reads_removed_announced after delete on notification_reads
  referencing old table as changed for each statement execute function announce_notifications_changed();
create trigger user_preferences_added_announced after insert on user_preferences
  referencing new table as changed for each statement execute function announce_notifications_changed();
create trigger user_preferences_changed_announced after update on user_preferences
  referencing new table as changed for each statement execute function announce_notifications_changed();
create trigger user_preferences_removed_announced after delete on user_preferences
  referencing old table as changed for each statement execute function announce_notifications_changed();
