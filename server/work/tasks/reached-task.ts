import type { Kysely, Selectable, Transaction } from 'kysely'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound, type HttpError } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { reachedProject, type ReachedProject } from './reached-project.ts'
import type { Reach } from './task-reach.ts'

const missingMessage = 'This task isn’t there any more.'

export function taskIsDeleted(): HttpError {
  return notFound(missingMessage)
}

/** The subscription of a task that is there and within the caller's reach. @throws HttpError 404, as if it weren't there */
export async function projectOfTask(
  database: Kysely<Tables>,
  uuid: string,
  by: { session: Session; reach: Reach; now: Date },
): Promise<ReachedProject> {
  const task = await database
    .selectFrom('tasks')
    .select('project_uuid')
    .where('uuid', '=', uuid)
    .where('removed_date', 'is', null)
    .executeTakeFirst()
  if (!task) throw taskIsDeleted()
  return reachedProject(database, task.project_uuid, by, missingMessage)
}

/** A task that is there, held until the transaction ends. @throws HttpError 404 */
export async function lockTask(transaction: Transaction<Tables>, uuid: string): Promise<Selectable<Tables['tasks']>> {
  const task = await lockRow(transaction, 'tasks', uuid)
  if (!task || task.removed_date !== null) throw taskIsDeleted()
  return task
}
