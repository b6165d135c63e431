import * as t from '@talentplace/contract/work/messages/task-errors'
import { removeTaskFile } from '@talentplace/contract/work/tasks/task.routes'
import type { Transaction } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { detachFiles } from '../../platform/files/attach-files.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { wholeTask } from './get-task.ts'
import { lockTask, projectOfTask } from './reached-task.ts'
import { recordChange } from './record-change.ts'
import { notifyOfTasks } from './notifications.ts'

/** Of a comment only its writer takes a file. @throws HttpError 404 */
async function fileOf(
  transaction: Transaction<Tables>,
  { task, file, user }: { task: string; file: string; user: string },
): Promise<string> {
  const found = await transaction
    .selectFrom('task_files')
    .innerJoin('files', 'files.uuid', 'file_uuid')
    .leftJoin('task_comments', 'task_comments.uuid', 'comment_uuid')
    .select('files.name')
    .where('task_files.task_uuid', '=', task)
    .where('file_uuid', '=', file)
    .where((where) => where.or([where('comment_uuid', 'is', null), where('task_comments.user_uuid', '=', user)]))
    .executeTakeFirst()
  if (!found) throw notFound(t.fileDeleted())
  return found.name
}

/** C2: a file of a task, or of one's own comment, hangs on nothing any more and is removed within two days. */
export function removeTaskFileOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(removeTaskFile, async (context, { params: { uuid, file_uuid } }) => {
    const session = signedIn(context)
    const at = clock.now()
    const project = await projectOfTask(database.kysely, uuid, { session, reach: 'edit', now: at })
    return database.kysely.transaction().execute(async (transaction) => {
      await lockTask(transaction, uuid)
      const by = session.user_uuid
      const name = await fileOf(transaction, { task: uuid, file: file_uuid, user: by })
      await transaction.deleteFrom('task_files').where('file_uuid', '=', file_uuid).execute()
      await detachFiles(transaction, [file_uuid])
      const changes = [{ field: 'File', from: name, to: null }]
      await recordChange(transaction, { task_uuid: uuid, what: 'changed', by, at, changes })
      await notifyOfTasks(transaction, project.uuid, at)
      return wholeTask(transaction, uuid, session)
    })
  })
}
