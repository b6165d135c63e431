import type { Selectable, Transaction } from 'kysely'
import { lockRows } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'

/**
 * Several tasks and their subtasks, held until the transaction ends, and before them the lists they go to: whoever changes them one
 * by one afterwards waits for nobody.
 */
export async function lockTasks(
  transaction: Transaction<Tables>,
  tasks: readonly string[],
  lists: readonly string[] = [],
): Promise<Selectable<Tables['tasks']>[]> {
  await lockRows(transaction, 'task_lists', [...new Set(lists)])
  const parts = await transaction.selectFrom('tasks').select('uuid').where('parent_uuid', 'in', tasks).execute()
  return lockRows(transaction, 'tasks', [...new Set([...tasks, ...parts.map(({ uuid }) => uuid)])])
}
