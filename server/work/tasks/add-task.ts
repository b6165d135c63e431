import * as t from '@talentplace/contract/work/messages/task-errors'
import type { Received } from '@talentplace/contract/shared/operation'
import type { createTask } from '@talentplace/contract/work/tasks/task.routes'
import { sql, type Transaction } from 'kysely'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { assignTask } from './assign-task.ts'
import { dueDays } from './due-days.ts'
import { chosenList } from './lists/chosen-list.ts'
import type { ReachedProject } from './reached-project.ts'
import { recordChange } from './record-change.ts'

type Given = Received<typeof createTask>['body']

/** The list of a subtask's task, which is held; only a task has subtasks. @throws HttpError 400 */
async function listOfParent(transaction: Transaction<Tables>, uuid: string, project: string): Promise<string> {
  const parent = await lockRow(transaction, 'tasks', uuid)
  if (!parent || parent.removed_date !== null || parent.project_uuid !== project || parent.parent_uuid !== null) {
    const message = t.subtaskElsewhere()
    throw new HttpError(400, 'invalid', message, { fields: { parent_uuid: message } })
  }
  return parent.task_list_uuid
}

const maxOpen = 5_000

/** @throws HttpError 409 once a subscription has as many open tasks as a page shows at once */
async function rejectTooMany(transaction: Transaction<Tables>, project: string): Promise<void> {
  const { open } = await transaction
    .selectFrom('tasks')
    .select(sql<number>`count(*)::int`.as('open'))
    .where('project_uuid', '=', project)
    .where('removed_date', 'is', null)
    .where('completed_date', 'is', null)
    .executeTakeFirstOrThrow()
  if (open < maxOpen) return
  throw new HttpError(409, 'too_many_tasks', t.tooManyTasks())
}

/** Adds a task at the end of its list: its uuid, and who has it. */
export async function addTask(
  transaction: Transaction<Tables>,
  { given, project, session, at }: { given: Given; project: ReachedProject; session: Session; at: Date },
): Promise<{ uuid: string; assigned: string[] }> {
  if (project.end_date !== null && project.end_date < project.today) {
    throw new HttpError(409, 'subscription_ended', t.subscriptionEnded())
  }
  const { parent_uuid = null, recurrence = null, due_date = null } = given
  const list =
    parent_uuid === null
      ? await chosenList(transaction, { project: project.uuid, chosen: given.project_task_list_uuid, at })
      : await listOfParent(transaction, parent_uuid, project.uuid)
  await rejectTooMany(transaction, project.uuid)
  const { uuid } = await transaction
    .insertInto('tasks')
    .values({
      project_uuid: project.uuid,
      task_list_uuid: list,
      parent_uuid,
      name: given.name,
      description: given.description ?? '',
      instructions: given.instructions ?? '',
      ...dueDays(recurrence, due_date, project.today),
      priority: given.priority ?? 99,
      recurrence,
      estimate_seconds: given.estimate_seconds ?? null,
      position: sql`(select coalesce(max(position), 0) + 1 from tasks last where last.task_list_uuid = ${list})`,
      created_by: session.user_uuid,
      created_date: at,
      updated_date: at,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  const users = given.assignment?.map(({ user_uuid }) => user_uuid) ?? []
  const assigned = await assignTask(transaction, { uuid, project_uuid: project.uuid }, { users, session, at })
  await recordChange(transaction, { task_uuid: uuid, what: 'created', by: session.user_uuid, at })
  return { uuid, assigned }
}
