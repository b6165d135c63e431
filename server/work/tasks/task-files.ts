import * as t from '@talentplace/contract/work/messages/task-errors'
import { maxFilesTogether } from '@talentplace/contract/shared/file-limits'
import type { StoredFile } from '@talentplace/contract/shared/stored-file'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { attachFiles, detachFiles } from '../../platform/files/attach-files.ts'
import { storedFileObject } from '../../platform/files/stored-file-object.ts'
import { invalidField } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { projectOfTask } from './reached-task.ts'

/** The files of a task (`comment` null) or of a comment, in their order, within a query. */
export function filesOn(task: RawBuilder<unknown>, comment: RawBuilder<unknown>): RawBuilder<StoredFile[]> {
  return sql`coalesce((select jsonb_agg(${storedFileObject} order by task_files.position)
    from task_files join files on files.uuid = file_uuid
    where task_files.task_uuid = ${task} and comment_uuid is not distinct from ${comment}), '[]'::jsonb)`
}

interface Attached {
  readonly task_uuid: string
  readonly comment_uuid: string | null
  readonly files: readonly string[]
  readonly user_uuid: string
  readonly at: Date
}

/** Step: files that someone has sent hang on a task or a comment from now on. The task is held. @throws HttpError 400 */
export async function attachToTask(
  transaction: Transaction<Tables>,
  { task_uuid, comment_uuid, files, user_uuid, at }: Attached,
): Promise<void> {
  if (files.length === 0) return
  const taken = await transaction
    .selectFrom('task_files')
    .select('position')
    .where('task_uuid', '=', task_uuid)
    .where('comment_uuid', 'is not distinct from', comment_uuid)
    .execute()
  const used = new Set(taken.map(({ position }) => position))
  const free = Array.from({ length: maxFilesTogether }, (_, at) => at + 1).filter((position) => !used.has(position))
  if (free.length < files.length) {
    throw invalidField('files', t.tooManyFiles({ count: maxFilesTogether }))
  }
  await attachFiles(transaction, { uuids: files, user_uuid, field: 'files', at })
  await transaction
    .insertInto('task_files')
    .values(
      files.map((file_uuid, index) => ({
        file_uuid,
        task_uuid,
        comment_uuid,
        position: free[index] ?? 0,
        added_date: at,
      })),
    )
    .execute()
}

/** Step: what hangs on removed tasks goes, with what hangs on their comments. */
export async function detachFromTasks(transaction: Transaction<Tables>, tasks: readonly string[]): Promise<void> {
  if (tasks.length === 0) return
  const rows = await transaction
    .deleteFrom('task_files')
    .where('task_uuid', 'in', tasks)
    .returning('file_uuid')
    .execute()
  await detachFiles(
    transaction,
    rows.map(({ file_uuid }) => file_uuid),
  )
}

/** Whether someone may read a file because it hangs on a task that they may see. */
export function viewerOfTaskFiles({ database, clock }: { database: Database; clock: Clock }) {
  return async (session: Session, file_uuid: string): Promise<boolean> => {
    const file = await database.kysely
      .selectFrom('task_files')
      .select('task_uuid')
      .where('file_uuid', '=', file_uuid)
      .executeTakeFirst()
    if (!file) return false
    const by = { session, reach: 'view', now: clock.now() } as const
    return projectOfTask(database.kysely, file.task_uuid, by).then(
      () => true,
      () => false,
    )
  }
}
