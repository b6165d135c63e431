import { matchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import { searchQuery, type SearchQuery } from '@talentplace/contract/matching/search.routes'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { openRoleRows } from './read-board.ts'

async function idsOf(database: Kysely<Tables>, table: 'skills' | 'tools', names: readonly string[]): Promise<number[]> {
  if (names.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where lower(value) = any (${names.map((name) => name.toLowerCase())}::text[])`.execute(
    database,
  )
  return rows.map(({ id }) => id)
}

const maxWanted = 100

function unique(ids: readonly number[]): number[] {
  return [...new Set(ids)].slice(0, maxWanted)
}

/**
 * What the client asked for, as a search for one open role: who has the role and the hours, ranked by the rest, so that
 * staff see how much fits rather than who is left out. @throws HttpError 404
 */
export async function searchOfRole(
  database: Kysely<Tables>,
  { project_uuid, search_uuid }: { project_uuid: string; search_uuid: string },
): Promise<{ role_id: number; hours_per_month: number; query: SearchQuery }> {
  const role = await database
    .selectFrom(openRoleRows.as('found'))
    .select(['role_id', 'hours_per_month'])
    .where('uuid', '=', search_uuid)
    .where('project_uuid', '=', project_uuid)
    .executeTakeFirst()
  if (!role) throw notFound('This role isn’t open any more.')
  const { matching_criteria } = await database
    .selectFrom('projects')
    .select('matching_criteria')
    .where('uuid', '=', project_uuid)
    .executeTakeFirstOrThrow()
  const criteria = matchingCriteria.parse(matching_criteria)
  const [skills, tools] = await Promise.all([
    idsOf(database, 'skills', criteria.keywords.skills),
    idsOf(database, 'tools', criteria.keywords.tools),
  ])
  const query = searchQuery.parse({
    rids: [role.role_id],
    hours: [role.hours_per_month],
    want_sids: unique([...criteria.sids, ...skills]),
    want_tids: unique([...criteria.tids, ...tools]),
    want_lids: unique(criteria.lids),
    availabilities: criteria.availabilities,
    ...(criteria.timezone !== null && { timezone: criteria.timezone }),
  })
  return { ...role, query }
}
