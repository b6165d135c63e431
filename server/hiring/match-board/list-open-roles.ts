import { listOpenRoles } from '@talentplace/contract/hiring/match-board/match-board.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import { sql, type RawBuilder } from 'kysely'
import { hasQuestion, isUnownedRole, openRoleRows, openRoles, displayedRole } from './read-board.ts'
import { containing } from '../../platform/database/like-pattern.ts'
import { inPageOrder, listPage, neverEmpty, pageOf } from '../../platform/database/list-page.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import type { BoardDeps } from './board-deps.ts'
import { inNameOrder } from '../../platform/database/name-order.ts'

type Query = Received<typeof listOpenRoles>['query']

/** What the list can be sorted by: names and the day on which a place begins are looked up only where they are. */
const columns = {
  opened_date: neverEmpty(sql`opened_date`),
  company: neverEmpty(sql`(select searched_text from clients where clients.uuid = found.client_uuid)`),
  role: neverEmpty(inNameOrder(sql`(select value from roles where roles.id = found.role_id)`)),
  start_date: sql`(select rate_start_date from rate_plans where rate_plans.seat_uuid = found.seat_uuid
    order by rate_start_date desc limit 1)`,
}

function foundBy({ search = '', mine = false, unowned = false, asked = false }: Query, user_uuid: string) {
  const words = containing(search)
  const conditions: RawBuilder<unknown>[] = [
    ...(mine ? [sql`owner_uuid = ${user_uuid}`] : []),
    ...(unowned ? [isUnownedRole] : []),
    ...(asked ? [hasQuestion] : []),
    ...(search === ''
      ? []
      : [
          sql`(projects.searched_text like ${words}
            or projects.client_uuid = any (array(select uuid from clients where searched_text like ${words}))
            or found.role_id = any (array(select id from roles where folded_text(value) like ${words})))`,
        ]),
  ]
  return sql<{
    uuid: string
  }>`(select found.*, projects.client_uuid from ${sql.join([openRoles, ...conditions], sql` and `)})`
}

/** A3.1 /admin/projects/matching: who has waited longest first. Which ones first; then what is shown of the page alone. */
export function listOpenRolesOperation({ database: { kysely }, clock, office }: BoardDeps) {
  return handle(listOpenRoles, async (context, { query }) => {
    const found = kysely.selectFrom(foundBy(query, signedIn(context).user_uuid).as('found')).select('uuid')
    const page = pageOf(query.pagination, columns, { by: 'opened_date', descending: false }, [[sql`uuid`, 'asc']])
    const { rows: ids, count } = await listPage(found, page)
    const uuids = ids.map(({ uuid }) => uuid)
    const rows =
      uuids.length === 0
        ? []
        : await kysely.selectFrom(openRoleRows.as('role')).selectAll().where('uuid', 'in', uuids).execute()
    return { roles: inPageOrder(uuids, rows).map((row) => displayedRole(row, office, clock.now())), count }
  })
}
