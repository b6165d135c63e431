import { listTaskProjects } from '@talentplace/contract/work/tasks/lists/task-list.routes'
import { sql } from 'kysely'
import { calendarDay } from '../../../platform/clock/calendar-day.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { containing } from '../../../platform/database/like-pattern.ts'
import { inPageOrder, listPage, neverEmpty, pageOf } from '../../../platform/database/list-page.ts'
import { handle, signedIn } from '../../../platform/http/handler.ts'
import { peopleOf } from '../task-people.ts'
import { inReach, isTaskStaff } from '../task-reach.ts'
import { listRows } from './list-rows.ts'

/** Where tasks can be added, and who could have them; a subscription that has no list yet will have its default one. */
export function listTaskProjectsOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(listTaskProjects, async (context, { query: { project_uuid, search = '', pagination } }) => {
    const session = signedIn(context)
    const now = clock.now()
    const words = containing(search)
    const reach = await inReach(database.kysely, { session, reach: 'view', now })
    let found = database.kysely
      .selectFrom('projects')
      .innerJoin('clients', 'clients.uuid', 'projects.client_uuid')
      .select('projects.uuid')
      .where(reach)
    if (project_uuid !== undefined) found = found.where('projects.uuid', '=', project_uuid)
    if (search !== '') {
      found = found.where(sql<boolean>`(projects.searched_text like ${words} or clients.searched_text like ${words})`)
    }
    const page = pageOf(
      pagination,
      { project_name: neverEmpty(sql`projects.searched_text`) },
      { by: 'project_name', descending: false },
      [[sql`projects.uuid`, 'asc']],
    )
    const { rows: ids, count } = await listPage(found, page)
    const projects = ids.map(({ uuid }) => uuid)
    const read = await database.kysely
      .selectFrom('projects')
      .innerJoin('clients', 'clients.uuid', 'projects.client_uuid')
      .select(['projects.uuid', 'projects.project_name', 'projects.client_uuid', 'clients.company'])
      .select(sql<string>`client_timezone(projects.client_uuid)`.as('timezone'))
      .where(sql<boolean>`projects.uuid = any (${projects}::uuid[])`)
      .execute()
    const rows = inPageOrder(projects, read)
    const people = await peopleOf(database.kysely, { projects, now, withStaff: isTaskStaff(session) })
    const lists = await listRows(database.kysely, sql<boolean>`task_lists.project_uuid = any (${projects}::uuid[])`)
      .orderBy(sql`not is_default, position, uuid`)
      .execute()
    return {
      projects: rows.map((row) => ({
        ...row,
        today: calendarDay(row.timezone, now),
        people: people.get(row.uuid) ?? [],
        lists: lists
          .filter((list) => list.project_uuid === row.uuid)
          .map(({ uuid, name, is_default }) => ({ uuid, name, is_default })),
      })),
      count,
    }
  })
}
