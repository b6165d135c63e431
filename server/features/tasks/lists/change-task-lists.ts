import { createTaskList, deleteTaskList, saveTaskList } from '@talentplace/contract/tasks/task-list.routes'
import { sql, type Kysely } from 'kysely'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { lockRow, lockRows } from '../../../platform/database/lock-rows.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { handle, signedIn } from '../../../platform/http/handler.ts'
import { HttpError, notFound } from '../../../platform/http/http-error.ts'
import { reachedProject } from '../reached-project.ts'
import { tellOfTasks } from '../tell-of-tasks.ts'
import { defaultListOf } from './default-list.ts'
import { listRows, shownList } from './list-rows.ts'

interface Deps {
  readonly database: Database
  readonly clock: Clock
}

const mostLists = 200
const gone = 'This list isn’t there any more.'

async function projectOfList(database: Kysely<Tables>, uuid: string): Promise<string> {
  const list = await database
    .selectFrom('task_lists')
    .select('project_uuid')
    .where('uuid', '=', uuid)
    .where('removed_date', 'is', null)
    .executeTakeFirst()
  if (!list) throw notFound(gone)
  return list.project_uuid
}

async function oneList(database: Kysely<Tables>, uuid: string) {
  return shownList(await listRows(database, sql<boolean>`task_lists.uuid = ${uuid}`).executeTakeFirstOrThrow())
}

export function createTaskListOperation({ database, clock }: Deps) {
  return handle(createTaskList, async (context, { body: { project_uuid, name } }) => {
    const session = signedIn(context)
    const at = clock.now()
    await reachedProject(database.kysely, project_uuid, { session, reach: 'edit', now: at })
    return database.kysely.transaction().execute(async (transaction) => {
      await lockRow(transaction, 'task_lists', await defaultListOf(transaction, project_uuid, at))
      const others = await listRows(transaction, sql<boolean>`task_lists.project_uuid = ${project_uuid}`).execute()
      if (others.length >= mostLists) {
        throw new HttpError(409, 'too_many_lists', `A subscription has at most ${mostLists} lists.`)
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
      await tellOfTasks(transaction, project_uuid, at)
      return oneList(transaction, uuid)
    })
  })
}

export function saveTaskListOperation({ database, clock }: Deps) {
  return handle(saveTaskList, async (context, { params: { uuid }, body: { name, version } }) => {
    const session = signedIn(context)
    const at = clock.now()
    const project = await projectOfList(database.kysely, uuid)
    await reachedProject(database.kysely, project, { session, reach: 'edit', now: at }, gone)
    return database.kysely.transaction().execute(async (transaction) => {
      const list = await lockRow(transaction, 'task_lists', uuid)
      if (!list || list.removed_date !== null) throw notFound(gone)
      if (list.version !== version) {
        throw new HttpError(409, 'stale_version', 'This was changed by someone else. Load it again before you save.')
      }
      await transaction
        .updateTable('task_lists')
        .set({ name, version: version + 1 })
        .where('uuid', '=', uuid)
        .execute()
      await tellOfTasks(transaction, project, at)
      return oneList(transaction, uuid)
    })
  })
}

/** C2.2: its tasks go to the default list, behind what is there. */
export function deleteTaskListOperation({ database, clock }: Deps) {
  return handle(deleteTaskList, async (context, { params: { uuid } }) => {
    const session = signedIn(context)
    const at = clock.now()
    const project = await projectOfList(database.kysely, uuid)
    await reachedProject(database.kysely, project, { session, reach: 'edit', now: at }, gone)
    await database.kysely.transaction().execute(async (transaction) => {
      const general = await defaultListOf(transaction, project, at)
      const lists = await lockRows(transaction, 'task_lists', [uuid, general])
      const list = lists.find((each) => each.uuid === uuid)
      if (!list || list.removed_date !== null) throw notFound(gone)
      if (list.is_default) {
        throw new HttpError(409, 'default_list', 'This list stays: it has what belongs to no other list.')
      }
      await lockRows(transaction, 'tasks', [uuid], 'task_list_uuid')
      await sql`
        update tasks set task_list_uuid = ${general}, position = position +
          (select coalesce(max(position), 0) from tasks there where there.task_list_uuid = ${general})
        where task_list_uuid = ${uuid}`.execute(transaction)
      await transaction.updateTable('task_lists').set({ removed_date: at }).where('uuid', '=', uuid).execute()
      await tellOfTasks(transaction, project, at)
    })
    return { uuid }
  })
}
