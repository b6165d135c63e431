import { candidateStates } from '@talentplace/contract/subscriptions/match-candidate.states'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** Whom a matching meeting of the subscription concerns: the one person its client is shown for an open role; null: nobody, or several. */
export async function concernedAssistant(database: Kysely<Tables>, project_uuid: string): Promise<string | null> {
  const shown = await database
    .selectFrom('role_searches')
    .innerJoin('match_candidates', 'role_search_uuid', 'role_searches.uuid')
    .select('virtualassistant_uuid')
    .distinct()
    .where('role_searches.project_uuid', '=', project_uuid)
    .where('closed_date', 'is', null)
    .where('stage', 'in', candidateStates.sets.shown)
    .limit(2)
    .execute()
  const [only, ...others] = shown
  return others.length > 0 ? null : (only?.virtualassistant_uuid ?? null)
}
