import * as t from '@talentplace/contract/work/messages/task-errors'
import { saveTaskList } from '@talentplace/contract/work/tasks/lists/task-list.routes'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { lockRow } from '../../../platform/database/lock-rows.ts'
import { handle, signedIn } from '../../../platform/http/handler.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { notifyOfTasks } from '../notifications.ts'
import { oneList } from './list-rows.ts'
import { listIsDeleted, projectOfList } from './reached-list.ts'

export function saveTaskListOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(saveTaskList, async (context, { params: { uuid }, body: { name, version } }) => {
    const session = signedIn(context)
    const at = clock.now()
    const project = await projectOfList(database.kysely, uuid, { session, reach: 'edit', now: at })
    return database.kysely.transaction().execute(async (transaction) => {
      const list = await lockRow(transaction, 'task_lists', uuid)
      if (!list || list.removed_date !== null) throw listIsDeleted()
      if (list.version !== version) {
        throw new HttpError(409, 'stale_version', t.changedByOthers())
      }
      await transaction
        .updateTable('task_lists')
        .set({ name, version: version + 1 })
        .where('uuid', '=', uuid)
        .execute()
      await notifyOfTasks(transaction, project, at)
      return oneList(transaction, uuid)
    })
  })
}
