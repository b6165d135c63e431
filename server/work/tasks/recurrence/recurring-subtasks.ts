import { sql, type Transaction } from 'kysely'
import { lockRows } from '../../../platform/database/lock-rows.ts'
import type { Tables } from '../../../platform/database/tables.ts'

/** What doing recurring work changed of its subtasks, as `task_completions` keeps it. */
export interface TakenUp {
  readonly reopened_subtasks: string[]
  /** How far their days moved. */
  readonly subtasks_moved: number
}

const dayOf = (text: string): number => Date.parse(`${text}T00:00:00Z`) / 86_400_000

/** Subtasks without a rule of their own keep their distance to the day of the work. */
async function moveDays(transaction: Transaction<Tables>, task: string, days: number): Promise<void> {
  if (days === 0) return
  await sql`
    update tasks set due_date = due_date + ${days}::integer, next_due_date = next_due_date + ${days}::integer
    where parent_uuid = ${task} and removed_date is null and recurrence is null`.execute(transaction)
}

/**
 * Recurring work was done and goes to its next day: its subtasks are to be done again, their days as far from it as before.
 * @param task When it was due this time, and when it is next.
 */
export async function takeUpAgain(
  transaction: Transaction<Tables>,
  task: { readonly uuid: string; readonly next_due_date: string | null; readonly next: string },
  at: Date,
): Promise<TakenUp> {
  const { uuid, next_due_date, next } = task
  await lockRows(transaction, 'tasks', [uuid], 'parent_uuid')
  const rows = await transaction
    .updateTable('tasks')
    .set({
      completed_date: null,
      completed_by: null,
      percent_complete: 0,
      updated_date: at,
      version: sql`version + 1`,
    })
    .where('parent_uuid', '=', uuid)
    .where('removed_date', 'is', null)
    .where('recurrence', 'is', null)
    .where('completed_date', 'is not', null)
    .returning('uuid')
    .execute()
  const subtasks_moved = next_due_date === null ? 0 : dayOf(next) - dayOf(next_due_date)
  await moveDays(transaction, uuid, subtasks_moved)
  return { reopened_subtasks: rows.map((row) => row.uuid), subtasks_moved }
}

/** The work isn't done after all: what was done for that time is done again, unless someone has begun it anew meanwhile. */
export async function leaveDone(
  transaction: Transaction<Tables>,
  task: string,
  { reopened_subtasks: parts, subtasks_moved, at }: TakenUp & { at: Date },
): Promise<void> {
  if (parts.length === 0 && subtasks_moved === 0) return
  await lockRows(transaction, 'tasks', [task], 'parent_uuid')
  await sql`
    update tasks set completed_date = done.completed_date, completed_by = done.completed_by, percent_complete = 100,
      updated_date = ${at}, version = version + 1
    from (select distinct on (task_uuid) task_uuid, completed_date, completed_by from task_completions
      where undone_date is null and task_uuid = any (${parts}::uuid[]) and completed_date > coalesce((
        select max(earlier.completed_date) from task_completions earlier
        where earlier.task_uuid = ${task} and earlier.undone_date is null), '-infinity')
      order by task_uuid, completed_date desc, uuid desc) done
    where done.task_uuid = tasks.uuid and tasks.parent_uuid = ${task} and tasks.removed_date is null
      and tasks.completed_date is null and tasks.percent_complete = 0`.execute(transaction)
  await moveDays(transaction, task, -subtasks_moved)
}
