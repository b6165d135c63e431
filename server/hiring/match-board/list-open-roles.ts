import { listOpenRoles } from '@talentplace/contract/hiring/match-board/match-board.routes'
import { sql } from 'kysely'
import { hasQuestion, isUnownedRole, openRoleRows, displayedRole } from './read-board.ts'
import { containing } from '../../platform/database/like-pattern.ts'
import { listPage, pageOf } from '../../platform/database/list-page.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import type { BoardDeps } from './board-deps.ts'
import { inNameOrder } from '../../platform/database/name-order.ts'

const columns = {
  opened_date: sql`opened_date`,
  company: inNameOrder(sql`company`),
  role: inNameOrder(sql`role`),
  start_date: sql`rate_start_date`,
}

/** A3.1 /admin/projects/matching: who has waited longest first. */
export function listOpenRolesOperation({ database, clock, office }: BoardDeps) {
  return handle(listOpenRoles, async (context, { query }) => {
    const { search = '', mine = false, unowned = false, asked = false, pagination } = query
    let found = database.kysely.selectFrom(openRoleRows.as('found')).selectAll()
    if (mine) found = found.where('owner_uuid', '=', signedIn(context).user_uuid)
    if (unowned) found = found.where(isUnownedRole)
    if (asked) found = found.where(hasQuestion)
    if (search !== '') {
      const words = containing(search)
      found = found.where(
        sql<boolean>`(folded_text(project_name) like ${words} or folded_text(company) like ${words} or folded_text(role) like ${words})`,
      )
    }
    const page = pageOf(pagination, columns, { by: 'opened_date', descending: false }, sql`uuid`)
    const { rows, count } = await listPage(found, page)
    return { roles: rows.map((row) => displayedRole(row, office, clock.now())), count }
  })
}
