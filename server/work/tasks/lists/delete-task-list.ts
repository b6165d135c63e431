import * as t from '@talentplace/contract/work/messages/task-errors'
import { deleteTaskList } from '@talentplace/contract/work/tasks/lists/task-list.routes'
import { sql } from 'kysely'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { lockRows } from '../../../platform/database/lock-rows.ts'
import { handle, signedIn } from '../../../platform/http/handler.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { notifyOfTasks } from '../notifications.ts'
import { defaultListOf } from './default-list.ts'
import { listIsDeleted, projectOfList } from './reached-list.ts'

/** C2.2: its tasks go to the default list, behind what is there. */
export function deleteTaskListOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(deleteTaskList, async (context, { params: { uuid } }) => {
    const session = signedIn(context)
    const at = clock.now()
    const project = await projectOfList(database.kysely, uuid, { session, reach: 'edit', now: at })
    await database.kysely.transaction().execute(async (transaction) => {
      const general = await defaultListOf(transaction, project, at)
      const lists = await lockRows(transaction, 'task_lists', [uuid, general])
      const list = lists.find((each) => each.uuid === uuid)
      if (!list || list.removed_date !== null) throw listIsDeleted()
      if (list.is_default) {
        throw new HttpError(409, 'default_list', t.defaultListStays())
      }
      await lockRows(transaction, 'tasks', [uuid], 'task_list_uuid')
      await sql`
        update tasks set task_list_uuid = ${general}, position = position +
          (select coalesce(max(position), 0) from tasks there where there.task_list_uuid = ${general})
        where task_list_uuid = ${uuid}`.execute(transaction)
      await transaction.updateTable('task_lists').set({ removed_date: at }).where('uuid', '=', uuid).execute()
      await notifyOfTasks(transaction, project, at)
    })
    return { uuid }
  })
}
