import { recurrenceText } from '@talentplace/contract/work/tasks/recurrence-text'
import type { Task } from '@talentplace/contract/work/tasks/task.routes'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { readersListName } from './lists/default-list.ts'
import { readersDay } from './task-words.ts'

export interface TaskRow extends Omit<
  Task,
  'project_task_list_created_date' | 'recurrence_text' | 'completed_date' | 'completed_day' | 'created_date'
> {
  readonly project_task_list_created_date: Date
  readonly completed_date: Date | null
  readonly created_date: Date
}

/** What others call a person: an assistant by the name that clients know. */
export function nameOf(user: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`(select coalesce(
      (select display_name from assistants where assistants.user_uuid = users.uuid limit 1), users.full_name)
    from users where users.uuid = ${user})`
}

const columns = () => sql`
  tasks.uuid, tasks.project_uuid, projects.project_name, projects.client_uuid, clients.company,
  tasks.task_list_uuid as project_task_list_uuid, ${readersListName()} as project_task_list_name,
  task_lists.created_by as project_task_list_created_by,
  ${nameOf(sql`task_lists.created_by`)} as project_task_list_created_by_user_name,
  task_lists.created_date as project_task_list_created_date,
  tasks.parent_uuid, (select parent.name from tasks parent where parent.uuid = tasks.parent_uuid) as parent_name,
  tasks.name, tasks.description, tasks.due_date, tasks.next_due_date, tasks.priority, tasks.recurrence,
  tasks.estimate_seconds, tasks.seconds_logged, tasks.position, tasks.created_date, tasks.version,
  coalesce((select jsonb_agg(jsonb_build_object('user_uuid', given.user_uuid, 'name', ${nameOf(sql`given.user_uuid`)})
      order by given.assigned_date, given.user_uuid)
    from task_assignments given where given.task_uuid = tasks.uuid), '[]'::jsonb) as assignment,
  (select count(*)::int from tasks part where part.parent_uuid = tasks.uuid and part.removed_date is null) as subtask_count,
  (select count(*)::int from tasks part where part.parent_uuid = tasks.uuid and part.removed_date is null
    and part.completed_date is not null) as subtasks_done,
  (select count(*)::int from task_comments where task_comments.task_uuid = tasks.uuid) as comment_count,
  (select count(*)::int from task_files where task_files.task_uuid = tasks.uuid) as file_count`

const joined = sql`
  join projects on projects.uuid = tasks.project_uuid
  join clients on clients.uuid = projects.client_uuid
  join task_lists on task_lists.uuid = tasks.task_list_uuid`

/** Tasks that are there, a row each. */
export function taskRows(database: Kysely<Tables>, where: RawBuilder<boolean>) {
  const rows = sql<TaskRow>`(
    select ${columns()}, tasks.percent_complete, tasks.completed_date, tasks.completed_by as completed_by_user_uuid,
      ${nameOf(sql`tasks.completed_by`)} as completed_by_user_name, null::uuid as completion_uuid
    from tasks ${joined} where tasks.removed_date is null and ${where})`
  return database.selectFrom(rows.as('found')).selectAll()
}

/** Each time that tasks were done, a row each: recurring work as often as it was. */
export function completedRows(database: Kysely<Tables>, where: RawBuilder<boolean>) {
  const rows = sql<TaskRow>`(
    select ${columns()}, 100 as percent_complete, done.completed_date, done.completed_by as completed_by_user_uuid,
      ${nameOf(sql`done.completed_by`)} as completed_by_user_name, done.uuid as completion_uuid
    from task_completions done join tasks on tasks.uuid = done.task_uuid ${joined}
    where done.undone_date is null and tasks.removed_date is null and ${where})`
  return database.selectFrom(rows.as('found')).selectAll()
}

/** @param zone Of whoever reads of completed tasks: their days are told by it. */
export function toTaskView(row: TaskRow, zone: string | null = null): Task {
  return {
    ...row,
    recurrence_text: row.recurrence === null ? null : recurrenceText(row.recurrence, readersDay),
    project_task_list_created_date: row.project_task_list_created_date.toISOString(),
    completed_date: row.completed_date?.toISOString() ?? null,
    completed_day: zone === null || row.completed_date === null ? null : calendarDay(zone, row.completed_date),
    created_date: row.created_date.toISOString(),
  }
}
