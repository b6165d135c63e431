import type { WholeTask } from '@talentplace/contract/work/tasks/task.routes'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { filesOn } from './task-files.ts'
import { nameOf } from './task-rows.ts'

type Comment = WholeTask['comments'][number]

/** What was said of a task, the oldest first. */
export async function taskComments(database: Kysely<Tables>, task: string, only?: string): Promise<Comment[]> {
  return (await commentRows(database, task, only).execute()).map(toComment)
}

/** The same, to be read with others. */
export function commentRows(database: Kysely<Tables>, task: string, only?: string) {
  return database
    .selectFrom('task_comments')
    .select(['uuid', 'user_uuid', 'body', 'created_date', nameOf(sql`task_comments.user_uuid`).as('user_name')])
    .select(filesOn(sql`task_comments.task_uuid`, sql`task_comments.uuid`).as('files'))
    .where('task_uuid', '=', task)
    .$if(only !== undefined, (comments) => comments.where('uuid', '=', only ?? ''))
    .orderBy('created_date')
    .orderBy('uuid')
}

type CommentRow = Awaited<ReturnType<ReturnType<typeof commentRows>['execute']>>[number]

export function toComment({ created_date, user_name, ...row }: CommentRow): Comment {
  return { ...row, user_name: user_name ?? '', created_date: created_date.toISOString() }
}
