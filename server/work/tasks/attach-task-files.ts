import { attachTaskFiles } from '@talentplace/contract/work/tasks/task.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { wholeTask } from './get-task.ts'
import { lockTask, projectOfTask } from './reached-task.ts'
import { recordChange } from './record-change.ts'
import { attachToTask } from './task-files.ts'
import { notifyOfTasks } from './notifications.ts'

/** C2: files that the caller sent before hang on the task, which its history tells. */
export function attachTaskFilesOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(attachTaskFiles, async (context, { params: { uuid }, body: { files } }) => {
    const session = signedIn(context)
    const at = clock.now()
    const project = await projectOfTask(database.kysely, uuid, { session, reach: 'edit', now: at })
    return database.kysely.transaction().execute(async (transaction) => {
      await lockTask(transaction, uuid)
      const { user_uuid } = session
      await attachToTask(transaction, { task_uuid: uuid, comment_uuid: null, files, user_uuid, at })
      const rows = await transaction.selectFrom('files').select('name').where('uuid', 'in', files).execute()
      const changes = rows.map(({ name }) => ({ field: 'File', from: null, to: name }))
      await recordChange(transaction, { task_uuid: uuid, what: 'changed', by: user_uuid, at, changes })
      await notifyOfTasks(transaction, project.uuid, at)
      return wholeTask(transaction, uuid, session)
    })
  })
}
