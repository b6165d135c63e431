-- Lists of tasks read a page by an index alone, and count what is open by one. Tasks of what was never bought, or was removed, are left
-- out by the few subscriptions that they would be of.

create index tasks_open on tasks (next_due_date, priority, position, uuid) include (project_uuid, task_list_uuid, due_date, created_date)
  where removed_date is null and completed_date is null;
create index tasks_open_by_latest_due_date on tasks (next_due_date desc nulls last, priority, position, uuid) include (project_uuid)
  where removed_date is null and completed_date is null;
create index tasks_open_by_priority on tasks (priority, position, uuid) include (project_uuid)
  where removed_date is null and completed_date is null;
create index tasks_open_by_name on tasks (searched_text, priority, position, uuid) include (project_uuid)
  where removed_date is null and completed_date is null;
create index tasks_listed on tasks (next_due_date, priority, position, uuid) include (project_uuid, task_list_uuid, due_date, created_date)
  where removed_date is null;
create index tasks_removed on tasks (uuid) where removed_date is not null;
create index task_completions_listed on task_completions (completed_date desc, task_uuid, uuid) where undone_date is null;
create index task_assignments_of_user on task_assignments (user_uuid, task_uuid);
create index projects_not_bought on projects (uuid) where start_date is null or removed_date is not null;
create index users_by_permissions on users using gin (permissions);
create index tasks_open_by_created_date on tasks (created_date, priority, position, uuid) include (project_uuid)
  where removed_date is null and completed_date is null;
create index projects_by_folded_text on projects (searched_text, uuid);
