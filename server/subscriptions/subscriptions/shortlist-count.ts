import { candidateStates } from '@talentplace/contract/subscriptions/match-candidate.states'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** How many people a client can choose from. */
export async function shortlistCount(database: Kysely<Tables>, project_uuid: string): Promise<number> {
  const { count } = await database
    .selectFrom('role_searches')
    .innerJoin('match_candidates', 'role_search_uuid', 'role_searches.uuid')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('role_searches.project_uuid', '=', project_uuid)
    .where('closed_date', 'is', null)
    .where('stage', 'in', candidateStates.sets.shown)
    .executeTakeFirstOrThrow()
  return count
}
