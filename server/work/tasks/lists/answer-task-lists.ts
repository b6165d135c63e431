import type { Received } from '@talentplace/contract/shared/operation'
import type { listTaskLists } from '@talentplace/contract/work/tasks/lists/task-list.routes'
import { sql } from 'kysely'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { containing } from '../../../platform/database/like-pattern.ts'
import { listPage, pageOf } from '../../../platform/database/list-page.ts'
import type { Session } from '../../../platform/sessions/session.ts'
import { inReach } from '../task-reach.ts'
import { byHand, listRows, visibleList } from './list-rows.ts'
import { inNameOrder } from '../../../platform/database/name-order.ts'

const columns = {
  name: inNameOrder(sql`name`),
  project_name: inNameOrder(sql`project_name`),
  company: inNameOrder(sql`company`),
  created_date: sql`created_date`,
}

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
  const page = pageOf(pagination, columns, { by: 'project_name', descending: false }, byHand)
  const { rows, count } = await listPage(listRows(database.kysely, where), page)
  return { lists: rows.map(visibleList), count }
}
