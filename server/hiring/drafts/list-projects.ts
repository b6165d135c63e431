import { matchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import { listProjects } from '@talentplace/contract/hiring/drafts/project.routes'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { containing } from '../../platform/database/like-pattern.ts'
import { listPage, pageOf } from '../../platform/database/list-page.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { draftHours } from '../../rules/draft-hours.ts'
import { roleNames } from '../../platform/database/role-names.ts'

/** 0.18: those without a desired start come last, then the oldest comes first. */
const inTheirOrder = { sortBy: ['desired_start_date', 'created_date'] as const, sortDesc: [false, false] }

const columns = {
  desired_start_date: sql`desired_start_date`,
  created_date: sql`created_date`,
  last_seen: sql`last_seen`,
  project_name: sql`searched_text`,
}

/** B6.6, C1.2: the drafts of the caller's company. Someone who belongs to none has none. */
export function listProjectsOperation(database: Database) {
  return handle(listProjects, async (context, { query: { search, pagination } }) => {
    const { client_uuid } = signedIn(context)
    if (client_uuid === null) return { projects: [], count: 0 }
    let drafts = database.kysely
      .selectFrom('projects')
      .where('client_uuid', '=', client_uuid)
      .where('start_date', 'is', null)
      .where('removed_date', 'is', null)
    if (search) drafts = drafts.where('searched_text', 'like', containing(search))
    const sorted = pagination.sortBy?.length ? pagination : { ...pagination, ...inTheirOrder }
    const page = pageOf(sorted, columns, { by: 'created_date', descending: false }, sql`uuid`)
    const { rows, count } = await listPage(drafts.selectAll(), page)
    const found = rows.map((row) => ({ ...row, criteria: matchingCriteria.parse(row.matching_criteria) }))
    const names = await roleNames(
      database.kysely,
      found.flatMap(({ criteria }) => criteria.rids),
    )
    return {
      count,
      projects: found.map(({ criteria, ...row }) => ({
        uuid: row.uuid,
        project_name: row.project_name,
        step: criteria.step,
        roles: criteria.rids.flatMap((rid) => names.get(rid) ?? []),
        hours: draftHours(criteria),
        candidates: new Set(criteria.cart.map((item) => item.assistant_id).filter((id) => id !== -1)).size,
        desired_start_date: row.desired_start_date,
        last_seen: row.last_seen.toISOString(),
        created_date: row.created_date.toISOString(),
        version: row.version,
      })),
    }
  })
}
