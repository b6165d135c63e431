import type { WholeTask } from '@talentplace/contract/work/tasks/task.routes'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { attachToTask } from './task-files.ts'
import { taskComments } from './task-comments.ts'

const maxComments = 1_000

/** Keeps what someone said of a task, with what they sent. @throws HttpError 400, 409 */
export async function storeComment(
  transaction: Transaction<Tables>,
  { at, files, ...said }: { task_uuid: string; user_uuid: string; body: string; files: readonly string[]; at: Date },
): Promise<WholeTask['comments'][number]> {
  const { count } = await transaction
    .selectFrom('task_comments')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('task_uuid', '=', said.task_uuid)
    .executeTakeFirstOrThrow()
  if (count >= maxComments) {
    throw new HttpError(409, 'too_many_comments', 'A task has at most 1,000 comments. Continue in a new task.')
  }
  const { uuid } = await transaction
    .insertInto('task_comments')
    .values({ ...said, created_date: at })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  const { task_uuid, user_uuid } = said
  await attachToTask(transaction, { task_uuid, comment_uuid: uuid, files, user_uuid, at })
  const [comment] = await taskComments(transaction, said.task_uuid, uuid)
  if (!comment) throw new Error('A comment that was just kept is not there.')
  return comment
}
