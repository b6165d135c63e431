import * as t from '@talentplace/contract/work/messages/task-errors'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError } from '../../platform/http/http-error.ts'

/** Between two places there is room for so much; below it the list is numbered anew. */
const leastGap = 1e-6

interface Placed {
  readonly list: string
  readonly task: string
  /** The task before it; null: it comes first. */
  readonly after: string | null
}

async function neighbours(transaction: Transaction<Tables>, { list, task, after }: Placed) {
  const rows = await transaction
    .selectFrom('tasks')
    .select(['uuid', 'position'])
    .where('task_list_uuid', '=', list)
    .where('removed_date', 'is', null)
    .where('uuid', '<>', task)
    .orderBy('position')
    .orderBy('uuid')
    .execute()
  const at = after === null ? -1 : rows.findIndex(({ uuid }) => uuid === after)
  if (after !== null && at === -1) {
    throw new HttpError(409, 'moved', t.listMoved())
  }
  return { before: rows[at]?.position ?? null, next: rows[at + 1]?.position ?? null }
}

/** Numbers a list anew, in the order it has. */
async function renumber(transaction: Transaction<Tables>, list: string): Promise<void> {
  await sql`
    update tasks set position = numbered.place
    from (select uuid, row_number() over (order by position, uuid) as place from tasks where task_list_uuid = ${list}) numbered
    where tasks.uuid = numbered.uuid`.execute(transaction)
}

/** Where a task of a list is once it was moved behind another one. The list is held. @throws HttpError 409 */
export async function placeByHand(transaction: Transaction<Tables>, placed: Placed): Promise<number> {
  const found = await neighbours(transaction, placed)
  if (found.next === null) return (found.before ?? 0) + 1
  if (found.before === null) return found.next - 1
  if (found.next - found.before > leastGap) return (found.before + found.next) / 2
  await renumber(transaction, placed.list)
  const again = await neighbours(transaction, placed)
  return ((again.before ?? 0) + (again.next ?? 0)) / 2
}
