import * as ui from '@talentplace/contract/shared/messages/ui'
import * as t from '@talentplace/contract/work/messages/task-errors'
import { addComment, type WholeTask } from '@talentplace/contract/work/tasks/task.routes'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { lockTask, projectOfTask } from './reached-task.ts'
import { taskComments } from './task-comments.ts'
import { attachToTask } from './task-files.ts'
import { peopleOf } from './task-people.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError, invalidField } from '../../platform/http/http-error.ts'
import { notifyOfComment, notifyOfTasks } from './notifications.ts'

function sentFiles(count: number): string {
  return count === 1 ? 'Sent a file.' : `Sent ${count} files.`
}

const maxComments = 1_000

/** Keeps what someone said of a task, with what they sent. @throws HttpError 400, 409 */
async function storeComment(
  transaction: Transaction<Tables>,
  { at, files, ...said }: { task_uuid: string; user_uuid: string; body: string; files: readonly string[]; at: Date },
): Promise<WholeTask['comments'][number]> {
  const { count } = await transaction
    .selectFrom('task_comments')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('task_uuid', '=', said.task_uuid)
    .executeTakeFirstOrThrow()
  if (count >= maxComments) {
    throw new HttpError(409, 'too_many_comments', t.tooManyComments())
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

/** C2: a comment; those whose work the task is, whoever made it and whoever commented before are told, while they are part of it. */
export function addCommentOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(addComment, async (context, { params: { uuid }, body: { body, files } }) => {
    const session = signedIn(context)
    if (body === '' && files.length === 0) throw invalidField('body', ui.required())
    const at = clock.now()
    const project = await projectOfTask(database.kysely, uuid, { session, reach: 'edit', now: at })
    return database.kysely.transaction().execute(async (transaction) => {
      const task = await lockTask(transaction, uuid)
      const { rows } = await sql<{ concerned: string[] }>`
        select array(
          select user_uuid from task_assignments where task_uuid = tasks.uuid
          union select user_uuid from task_comments where task_uuid = tasks.uuid
          union select created_by where created_by is not null) as concerned
        from tasks where uuid = ${uuid}`.execute(transaction)
      const concerned = rows[0]?.concerned ?? []
      const comment = await storeComment(transaction, {
        task_uuid: uuid,
        user_uuid: session.user_uuid,
        body,
        files,
        at,
      })
      const people = await peopleOf(transaction, { projects: [project.uuid], now: at, withStaff: true })
      const known = new Set(people.get(project.uuid)?.map(({ user_uuid }) => user_uuid))
      await notifyOfTasks(transaction, project.uuid, at)
      await notifyOfComment(transaction, {
        task_uuid: uuid,
        name: task.name,
        project_name: project.project_name,
        by: session,
        users: concerned.filter((user) => known.has(user)),
        at,
        body: body === '' ? sentFiles(files.length) : body,
      })
      return comment
    })
  })
}
