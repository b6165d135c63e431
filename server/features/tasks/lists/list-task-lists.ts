import type { Received } from '@talentplace/contract/shared/operation'
import {
  listAssistantTaskLists,
  listClientTaskLists,
  listProjectTaskLists,
  listTaskLists,
} from '@talentplace/contract/tasks/task-list.routes'
import { sql } from 'kysely'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { containing } from '../../../platform/database/like-pattern.ts'
import { listPage, pageOf } from '../../../platform/database/list-page.ts'
import { handle, signedIn } from '../../../platform/http/handler.ts'
import type { Session } from '../../../platform/sessions/session.ts'
import { reachedProject } from '../reached-project.ts'
import { inReach } from '../task-reach.ts'
import { listRows, shownList } from './list-rows.ts'

interface Deps {
  readonly database: Database
  readonly clock: Clock
}

const columns = {
  name: sql`lower(name)`,
  project_name: sql`lower(project_name)`,
  company: sql`lower(company)`,
  created_date: sql`created_date`,
}

const byHand = sql`lower(project_name), project_uuid, not is_default, position, uuid`

async function answer({ database, clock }: Deps, session: Session, query: Received<typeof listTaskLists>['query']) {
  const { project_uuid, search = '', pagination } = query
  const words = containing(search)
  const where = sql.join<boolean>(
    [
      await inReach(database.kysely, { session, reach: 'view', now: clock.now() }),
      ...(project_uuid === undefined ? [] : [sql`task_lists.project_uuid = ${project_uuid}`]),
      ...(search === '' ? [] : [sql`(task_lists.name ilike ${words} or projects.project_name ilike ${words})`]),
    ],
    sql` and `,
  )
  const page = pageOf(pagination, columns, { by: 'project_name', descending: false }, byHand)
  const { rows, count } = await listPage(listRows(database.kysely, where), page)
  return { lists: rows.map(shownList), count }
}

export function listTaskListsOperation(deps: Deps) {
  return handle(listTaskLists, (context, { query }) => answer(deps, signedIn(context), query))
}

export function listClientTaskListsOperation(deps: Deps) {
  return handle(listClientTaskLists, (context, { query }) => answer(deps, signedIn(context), query))
}

export function listAssistantTaskListsOperation(deps: Deps) {
  return handle(listAssistantTaskLists, (context, { query }) => answer(deps, signedIn(context), query))
}

/** C1.7. */
export function listProjectTaskListsOperation({ database, clock }: Deps) {
  return handle(listProjectTaskLists, async (context, { params: { uuid } }) => {
    await reachedProject(database.kysely, uuid, { session: signedIn(context), reach: 'view', now: clock.now() })
    const rows = await listRows(database.kysely, sql<boolean>`task_lists.project_uuid = ${uuid}`)
      .orderBy(byHand)
      .execute()
    return { lists: rows.map(shownList), count: rows.length }
  })
}
