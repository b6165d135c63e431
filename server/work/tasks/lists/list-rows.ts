import type { TaskList } from '@talentplace/contract/work/tasks/lists/task-list.routes'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import { nameOf } from '../task-rows.ts'
import { readersListName } from './default-list.ts'

interface ListRow extends Omit<TaskList, 'created_date'> {
  readonly created_date: Date
}

/** By subscription, the default list first, then as they were placed. */
export const byHand = sql`folded_text(project_name), project_uuid, not is_default, position, uuid`

/** Task lists that are there, a row each. */
export function listRows(database: Kysely<Tables>, where: RawBuilder<boolean>) {
  const rows = sql<ListRow>`(
    select task_lists.uuid, task_lists.project_uuid, projects.project_name, projects.client_uuid, clients.company,
      ${readersListName()} as name, task_lists.is_default, task_lists.position, task_lists.created_by, task_lists.created_date,
      task_lists.version, ${nameOf(sql`task_lists.created_by`)} as created_by_user_name,
      (select count(*)::int from tasks where tasks.task_list_uuid = task_lists.uuid and tasks.removed_date is null
        and tasks.completed_date is null) as open_count
    from task_lists
    join projects on projects.uuid = task_lists.project_uuid
    join clients on clients.uuid = projects.client_uuid
    where task_lists.removed_date is null and ${where})`
  return database.selectFrom(rows.as('found')).selectAll()
}

export function visibleList(row: ListRow): TaskList {
  return { ...row, created_date: row.created_date.toISOString() }
}

export async function oneList(database: Kysely<Tables>, uuid: string): Promise<TaskList> {
  return visibleList(await listRows(database, sql<boolean>`task_lists.uuid = ${uuid}`).executeTakeFirstOrThrow())
}
