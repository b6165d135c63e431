import type { Received } from '@talentplace/contract/shared/operation'
import type { listTaskLists } from '@talentplace/contract/work/tasks/lists/task-list.routes'
import { sql } from 'kysely'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { containing } from '../../../platform/database/like-pattern.ts'
import { inPageOrder, listPage, neverEmpty, pageOf, type Ties } from '../../../platform/database/list-page.ts'
import type { Session } from '../../../platform/sessions/session.ts'
import { inReach } from '../task-reach.ts'
import { listRows, visibleList } from './list-rows.ts'

/** As names are folded with what each is searched by. */
const columns = {
  name: neverEmpty(sql`folded_text(task_lists.name)`),
  project_name: neverEmpty(sql`projects.searched_text`),
  company: neverEmpty(sql`clients.searched_text`),
  created_date: neverEmpty(sql`task_lists.created_date`),
}
/** By subscription, the default list first, then as they were placed. */
const ties: Ties = [
  [sql`projects.searched_text`, 'asc'],
  [sql`projects.uuid`, 'asc'],
  [sql`not task_lists.is_default`, 'asc'],
  [sql`task_lists.position`, 'asc'],
  [sql`task_lists.uuid`, 'asc'],
]

/** Which ones first; open tasks are counted and people named for the page alone. */
export async function answerTaskLists(
  { database, clock }: { database: Database; clock: Clock },
  session: Session,
  query: Received<typeof listTaskLists>['query'],
) {
  const { project_uuid, search = '', pagination } = query
  const words = containing(search)
  const where = sql.join<boolean>(
    [
      await inReach(database.kysely, { session, reach: 'view', now: clock.now() }),
      ...(project_uuid === undefined ? [] : [sql`task_lists.project_uuid = ${project_uuid}`]),
      ...(search === ''
        ? []
        : [sql`(folded_text(task_lists.name) like ${words} or projects.searched_text like ${words})`]),
    ],
    sql` and `,
  )
  const page = pageOf(pagination, columns, { by: 'project_name', descending: false }, ties)
  const counted = database.kysely
    .selectFrom('task_lists')
    .innerJoin('projects', 'projects.uuid', 'task_lists.project_uuid')
    .select('task_lists.uuid')
    .where('task_lists.removed_date', 'is', null)
    .where(where)
  const found = counted.innerJoin('clients', 'clients.uuid', 'projects.client_uuid')
  const { rows: ids, count } = await listPage(found, page, counted)
  const uuids = ids.map(({ uuid }) => uuid)
  const rows = await listRows(database.kysely, sql<boolean>`task_lists.uuid = any (${uuids}::uuid[])`).execute()
  return { lists: inPageOrder(uuids, rows).map(visibleList), count }
}
