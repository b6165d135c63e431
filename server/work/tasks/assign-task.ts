import * as t from '@talentplace/contract/work/messages/task-errors'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { peopleOf } from './task-people.ts'
import { isTaskStaff } from './task-reach.ts'

/**
 * Gives a task to people of its subscription; whoever has it may keep it, also after they have left. The accounts that have it now and
 * hadn't before.
 * @throws HttpError 400 for anyone else
 */
export async function assignTask(
  transaction: Transaction<Tables>,
  task: { uuid: string; project_uuid: string },
  { users, session, at }: { users: readonly string[]; session: Session; at: Date },
): Promise<string[]> {
  const rows = await transaction
    .selectFrom('task_assignments')
    .select('user_uuid')
    .where('task_uuid', '=', task.uuid)
    .execute()
  const before = new Set(rows.map(({ user_uuid }) => user_uuid))
  const assignees = [...new Set(users)]
  const added = assignees.filter((user) => !before.has(user))
  const removedOnes = [...before].filter((user) => !assignees.includes(user))
  if (added.length > 0) {
    const projects = [task.project_uuid]
    const people = await peopleOf(transaction, { projects, now: at, withStaff: isTaskStaff(session) })
    const known = new Set(people.get(task.project_uuid)?.map(({ user_uuid }) => user_uuid))
    if (!added.every((user) => known.has(user))) {
      const message = t.notOfSubscription()
      throw new HttpError(400, 'invalid', message, { fields: { assignment: message } })
    }
    await transaction
      .insertInto('task_assignments')
      .values(added.map((user_uuid) => ({ task_uuid: task.uuid, user_uuid, assigned_date: at })))
      .execute()
  }
  if (removedOnes.length > 0) {
    await transaction
      .deleteFrom('task_assignments')
      .where('task_uuid', '=', task.uuid)
      .where('user_uuid', 'in', removedOnes)
      .execute()
  }
  return added
}
