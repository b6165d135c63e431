import * as t from '@talentplace/contract/work/messages/task-errors'
import type { Transaction } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { lockRow } from '../../../platform/database/lock-rows.ts'
import { defaultListOf } from './default-list.ts'

/** The list a task goes to: the one chosen, held so that it isn't removed meanwhile, else the default one. @throws HttpError 400 */
export async function chosenList(
  transaction: Transaction<Tables>,
  { project, chosen, at }: { project: string; chosen: string | null | undefined; at: Date },
): Promise<string> {
  const uuid = chosen ?? (await defaultListOf(transaction, project, at))
  const list = await lockRow(transaction, 'task_lists', uuid)
  if (!list || list.removed_date !== null || list.project_uuid !== project) {
    const message = t.listNotOfSubscription()
    throw new HttpError(400, 'invalid', message, { fields: { project_task_list_uuid: message } })
  }
  return uuid
}
