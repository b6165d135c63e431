import * as t from '@talentplace/contract/work/messages/task-errors'
import { createTaskList } from '@talentplace/contract/work/tasks/lists/task-list.routes'
import { sql } from 'kysely'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { lockRow } from '../../../platform/database/lock-rows.ts'
import { handle, signedIn } from '../../../platform/http/handler.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { reachedProject } from '../reached-project.ts'
import { notifyOfTasks } from '../notifications.ts'
import { defaultListOf } from './default-list.ts'
import { listRows, oneList } from './list-rows.ts'

const maxLists = 200

export function createTaskListOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(createTaskList, async (context, { body: { project_uuid, name } }) => {
    const session = signedIn(context)
    const at = clock.now()
    await reachedProject(database.kysely, project_uuid, { session, reach: 'edit', now: at })
    return database.kysely.transaction().execute(async (transaction) => {
      await lockRow(transaction, 'task_lists', await defaultListOf(transaction, project_uuid, at))
      const others = await listRows(transaction, sql<boolean>`task_lists.project_uuid = ${project_uuid}`).execute()
      if (others.length >= maxLists) {
        throw new HttpError(409, 'too_many_lists', t.tooManyLists({ count: maxLists }))
      }
      const { uuid } = await transaction
        .insertInto('task_lists')
        .values({
          project_uuid,
          name,
          position: Math.max(...others.map(({ position }) => position)) + 1,
          created_by: session.user_uuid,
          created_date: at,
        })
        .returning('uuid')
        .executeTakeFirstOrThrow()
      await notifyOfTasks(transaction, project_uuid, at)
      return oneList(transaction, uuid)
    })
  })
}
