import type { Selectable, Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { recordChange } from './record-change.ts'
import { occurrenceAfter } from './recurrence/occurrences.ts'
import { leaveDone, takeUpAgain } from './recurrence/recurring-subtasks.ts'

type Row = Selectable<Tables['tasks']>
type Done = Pick<Row, 'completed_date' | 'completed_by' | 'percent_complete' | 'next_due_date'>

const doneOf = ({ completed_date, completed_by, percent_complete, next_due_date }: Row): Done => ({
  completed_date,
  completed_by,
  percent_complete,
  next_due_date,
})
const undone = { completed_date: null, completed_by: null, percent_complete: 0 } as const

/** What a task becomes once it is done, this time kept: recurring work goes to its next day, and is completed with its last one. */
export async function completeTask(
  transaction: Transaction<Tables>,
  task: Row,
  { today, by, at }: { today: string; by: string; at: Date },
): Promise<Done> {
  if (task.completed_date !== null) return doneOf(task)
  const { recurrence, due_date, next_due_date } = task
  const next =
    recurrence === null || due_date === null
      ? null
      : occurrenceAfter(recurrence, due_date, next_due_date ?? due_date, today)
  const change = next === null ? [] : [{ field: 'Due', from: next_due_date, to: next }]
  await transaction
    .insertInto('task_completions')
    .values({
      task_uuid: task.uuid,
      due_date: next_due_date,
      completed_date: at,
      completed_by: by,
      ...(next !== null && (await takeUpAgain(transaction, { ...task, next }, at))),
    })
    .execute()
  await recordChange(transaction, { task_uuid: task.uuid, what: 'completed', by, at, changes: change })
  if (next !== null) return { ...undone, next_due_date: next }
  return { completed_date: at, completed_by: by, percent_complete: 100, next_due_date }
}

/** What a task becomes once it isn't done after all: due again on the day it was due that time. */
export async function reopenTask(
  transaction: Transaction<Tables>,
  task: Row,
  { by, at }: { by: string; at: Date },
): Promise<Done> {
  const last = await transaction
    .selectFrom('task_completions')
    .select(['uuid', 'due_date', 'reopened_subtasks', 'subtasks_moved'])
    .where('task_uuid', '=', task.uuid)
    .where('undone_date', 'is', null)
    .orderBy('completed_date', 'desc')
    .orderBy('uuid', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return { ...undone, next_due_date: task.next_due_date }
  await transaction.updateTable('task_completions').set({ undone_date: at }).where('uuid', '=', last.uuid).execute()
  await leaveDone(transaction, task.uuid, { ...last, at })
  const change =
    last.due_date === task.next_due_date ? [] : [{ field: 'Due', from: task.next_due_date, to: last.due_date }]
  await recordChange(transaction, { task_uuid: task.uuid, what: 'reopened', by, at, changes: change })
  return { ...undone, next_due_date: last.due_date ?? task.next_due_date }
}
