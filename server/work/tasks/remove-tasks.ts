import * as t from '@talentplace/contract/work/messages/task-errors'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { lockTasks } from './lock-tasks.ts'
import { taskIsDeleted } from './reached-task.ts'
import { recordChange } from './record-change.ts'
import { detachFromTasks } from './task-files.ts'
import { timersOn, type TimersOn } from './timers-on.ts'

function rejection({ timer_count }: TimersOn, several: boolean): string {
  if (timer_count > 0) return several ? t.timerOnTasks() : t.timerOnTask()
  return several ? t.timeOnTasks() : t.timeOnTask()
}

/**
 * Step: removes tasks that are there, with their subtasks and files; where someone's time is on one, only once that is confirmed. What
 * was logged keeps its name. @throws HttpError 404, 409 `time_logged`
 */
export async function removeTasks(
  transaction: Transaction<Tables>,
  tasks: readonly string[],
  { confirmed, by, at }: { confirmed: boolean; by: string; at: Date },
): Promise<void> {
  await lockTasks(transaction, tasks)
  const there = await transaction
    .selectFrom('tasks')
    .select(['uuid', 'parent_uuid'])
    .where((where) => where.or([where('uuid', 'in', tasks), where('parent_uuid', 'in', tasks)]))
    .where('removed_date', 'is', null)
    .execute()
  const found = new Set(there.map(({ uuid }) => uuid))
  if (!tasks.every((uuid) => found.has(uuid))) throw taskIsDeleted()
  const time = await timersOn(transaction, tasks)
  if (!confirmed && (time.timer_count > 0 || time.seconds_logged > 0)) {
    throw new HttpError(409, 'time_logged', rejection(time, tasks.length > 1))
  }
  await sql`
    update tasks set removed_date = ${at}, updated_date = ${at} where uuid = any (${[...found]}::uuid[])`.execute(
    transaction,
  )
  await detachFromTasks(transaction, [...found])
  for (const task_uuid of tasks) await recordChange(transaction, { task_uuid, what: 'removed', by, at })
}
