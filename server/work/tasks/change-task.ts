import * as t from '@talentplace/contract/work/messages/task-errors'
import type { Received } from '@talentplace/contract/shared/operation'
import type { saveTask } from '@talentplace/contract/work/tasks/task.routes'
import type { Selectable, Transaction, Updateable } from 'kysely'
import { lockingRows, lockRows } from '../../platform/database/lock-rows.ts'
import { inOneTrip, sendAhead } from '../../platform/database/pipeline.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { assignTask } from './assign-task.ts'
import { changesBetween, fieldRows, readFields, toFields } from './changed-fields.ts'
import { completeTask, reopenTask } from './complete-task.ts'
import { dueDays } from './due-days.ts'
import { chosenList } from './lists/chosen-list.ts'
import { placeByHand } from './order-by-hand.ts'
import type { ReachedProject } from './reached-project.ts'
import { lockTask, presentTask, taskIsDeleted } from './reached-task.ts'
import { recordChange } from './record-change.ts'

type Given = Received<typeof saveTask>['body']
type Row = Selectable<Tables['tasks']>

interface Change {
  readonly uuid: string
  readonly given: Given
  readonly project: ReachedProject
  readonly session: Session
  readonly at: Date
}

export interface ChangedTask {
  readonly name: string
  /** Who has it now and hadn't before. */
  readonly assigned: string[]
  /** It was done by this change. */
  readonly completed: boolean
}

function daysOf({ recurrence, due_date }: Given, task: Row, today: string): Updateable<Tables['tasks']> {
  if (recurrence === undefined && due_date === undefined) return {}
  const rule = recurrence === undefined ? task.recurrence : recurrence
  const sameDay = due_date === undefined || due_date === task.next_due_date
  // What is due on the same day under the same rule stays where it is in its rule.
  if (rule === task.recurrence && sameDay) return {}
  return { recurrence: rule, ...dueDays(rule, due_date === undefined ? task.next_due_date : due_date, today) }
}

/** The task, and before it the list it is in or goes to: lists are held before what is in them. */
async function lock(transaction: Transaction<Tables>, { uuid, given, project, at }: Change) {
  if (given.project_task_list_uuid === undefined && given.after_uuid === undefined) {
    const [[locked], [fields]] = await inOneTrip(transaction, lockingRows('tasks', [uuid]), fieldRows(uuid))
    const task = presentTask(locked)
    return { task, list: task.task_list_uuid, before: toFields(fields) }
  }
  const known = await transaction
    .selectFrom('tasks')
    .select('task_list_uuid')
    .where('uuid', '=', uuid)
    .executeTakeFirst()
  if (!known) throw taskIsDeleted()
  const chosen = given.project_task_list_uuid
  const list = await chosenList(transaction, {
    project: project.uuid,
    chosen: chosen === undefined ? known.task_list_uuid : chosen,
    at,
  })
  const task = await lockTask(transaction, uuid)
  const before = await readFields(transaction, uuid)
  return { task, list: chosen === undefined ? task.task_list_uuid : list, before }
}

/** Subtasks are in the list of their task. */
async function takeAlong(transaction: Transaction<Tables>, { uuid }: Row, list: string): Promise<void> {
  await lockRows(transaction, 'tasks', [uuid], 'parent_uuid')
  await transaction.updateTable('tasks').set({ task_list_uuid: list }).where('parent_uuid', '=', uuid).execute()
}

/** Changes what is given of a task, keeps what it was, and says whom that concerns. @throws HttpError 400, 404, 409 */
export async function changeTask(transaction: Transaction<Tables>, change: Change): Promise<ChangedTask> {
  const { uuid, given, project, session, at } = change
  const { task, list, before } = await lock(transaction, change)
  if (given.version !== task.version) {
    throw new HttpError(409, 'stale_version', t.changedByOthers())
  }
  if (task.parent_uuid !== null && list !== task.task_list_uuid) {
    throw new HttpError(400, 'invalid', t.subtaskStays())
  }
  const by = session.user_uuid
  const { name, description, instructions, priority, estimate_seconds, percent_complete } = given
  const days = daysOf(given, task, project.today)
  const position =
    given.after_uuid !== undefined
      ? await placeByHand(transaction, { list, task: uuid, after: given.after_uuid })
      : undefined
  const moved = { ...task, ...days } as Row
  const done =
    given.completed === true
      ? await completeTask(transaction, moved, { today: project.today, by, at })
      : given.completed === false
        ? await reopenTask(transaction, moved, { by, at })
        : {}
  const changed = transaction
    .updateTable('tasks')
    .set({
      name,
      description,
      instructions,
      priority,
      estimate_seconds,
      ...(task.completed_date === null && { percent_complete }),
      task_list_uuid: list,
      position,
      ...days,
      ...done,
      updated_date: at,
      version: task.version + 1,
    })
    .where('uuid', '=', uuid)
  await sendAhead(transaction, changed)
  if (list !== task.task_list_uuid) await takeAlong(transaction, task, list)
  const users = given.assignment?.map(({ user_uuid }) => user_uuid)
  const assigned = users ? await assignTask(transaction, task, { users, session, at }) : []
  const changes = changesBetween(before, await readFields(transaction, uuid), given.completed !== undefined)
  if (changes.length > 0) await recordChange(transaction, { task_uuid: uuid, what: 'changed', by, at, changes })
  return { name: name ?? task.name, assigned, completed: given.completed === true && task.completed_date === null }
}
