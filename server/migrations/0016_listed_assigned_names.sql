-- Who has which open task, filled and indexed for lists that are sorted by it. Tasks can be read meanwhile, and aren't changed.

lock table tasks in share row exclusive mode;
-- Nothing about how a subscription does changes here.
alter table tasks disable trigger tasks_note_health;
update tasks set assigned_names = named.names
  from (
    select task_uuid, folded_text(jsonb_agg(coalesce(display_name, full_name) order by assigned_date, users.uuid)::text) as names
    from tasks join task_assignments on task_uuid = tasks.uuid join users on users.uuid = user_uuid
    left join lateral (select display_name from assistants where assistants.user_uuid = users.uuid limit 1) profile on true
    where completed_date is null and removed_date is null
    group by 1) named
  where tasks.uuid = named.task_uuid and assigned_names is null;
alter table tasks enable trigger tasks_note_health;

create index tasks_open_by_assigned_names on tasks (assigned_names, priority, position, uuid) include (project_uuid)
  where removed_date is null and completed_date is null;
create index tasks_open_by_last_assigned_names on tasks (assigned_names desc nulls last, priority, position, uuid) include (project_uuid)
  where removed_date is null and completed_date is null;
create index task_lists_by_name on task_lists (folded_text(name), uuid);
create index utms_by_words on utms using gin (searched_link(shortcode, label, parameters) gin_trgm_ops);
analyze tasks, task_lists, utms;
