import * as t from '@talentplace/contract/work/messages/task-errors'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound, type HttpError } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { reachedProject, type ReachedProject } from './reached-project.ts'
import type { Reach } from './task-reach.ts'

export function taskIsDeleted(): HttpError {
  return notFound(t.taskDeleted())
}

/** The subscription of a task that is there and within the caller's reach. @throws HttpError 404, as if it weren't there */
export async function projectOfTask(
  database: Kysely<Tables>,
  uuid: string,
  by: { session: Session; reach: Reach; now: Date },
): Promise<ReachedProject> {
  const project = sql<string>`(select project_uuid from tasks where tasks.uuid = ${uuid} and removed_date is null)`
  return reachedProject(database, project, by, t.taskDeleted())
}

/** A task that is there, held until the transaction ends. @throws HttpError 404 */
export async function lockTask(transaction: Transaction<Tables>, uuid: string): Promise<Selectable<Tables['tasks']>> {
  return presentTask(await lockRow(transaction, 'tasks', uuid))
}

/** @throws HttpError 404 for a task that isn't there */
export function presentTask(task: Selectable<Tables['tasks']> | undefined): Selectable<Tables['tasks']> {
  if (!task || task.removed_date !== null) throw taskIsDeleted()
  return task
}
