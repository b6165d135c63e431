import type { Transaction } from 'kysely'
import { lockRows } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { changesBetween, readFields } from './changed-fields.ts'
import type { Successor } from './left-tasks.ts'
import { recordChange } from './record-change.ts'

export interface HandedOver {
  readonly task_uuid: string
  readonly name: string
}

/** Step: the open tasks of who is gone become their successor's, each with a line in its history; which they are. */
export async function handOverTasks(
  transaction: Transaction<Tables>,
  { project_uuid, gone_user, next_user }: Successor,
  at: Date,
): Promise<HandedOver[]> {
  const waiting = await transaction
    .selectFrom('tasks')
    .innerJoin('task_assignments', 'task_uuid', 'tasks.uuid')
    .select('tasks.uuid')
    .where('project_uuid', '=', project_uuid)
    .where('user_uuid', '=', gone_user)
    .where('removed_date', 'is', null)
    .where('completed_date', 'is', null)
    .execute()
  const tasks = await lockRows(
    transaction,
    'tasks',
    waiting.map(({ uuid }) => uuid),
  )
  const handed: HandedOver[] = []
  for (const { uuid: task_uuid, name, removed_date, completed_date } of tasks) {
    if (removed_date !== null || completed_date !== null) continue
    const before = await readFields(transaction, task_uuid)
    const { numDeletedRows } = await transaction
      .deleteFrom('task_assignments')
      .where('task_uuid', '=', task_uuid)
      .where('user_uuid', '=', gone_user)
      .executeTakeFirst()
    if (numDeletedRows === 0n) continue
    await transaction
      .insertInto('task_assignments')
      .values({ task_uuid, user_uuid: next_user, assigned_date: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const changes = changesBetween(before, await readFields(transaction, task_uuid), false)
    await recordChange(transaction, { task_uuid, what: 'changed', by: null, at, changes })
    handed.push({ task_uuid, name })
  }
  return handed
}
