import { candidateStates } from '@talentplace/contract/subscriptions/match-candidate.states'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** Someone who was asked, and whom the client didn't choose. */
export interface TurnedDown {
  readonly virtualassistant_uuid: string
}

/**
 * Step: an open role is filled, or is none any more. Whoever has the place is accepted, everyone else turned down, and
 * what was kept for them is free. The people are held by the caller.
 */
export async function closeSearch(
  transaction: Transaction<Tables>,
  { uuid, at }: { uuid: string; at: Date },
): Promise<TurnedDown[]> {
  const search = await transaction
    .updateTable('role_searches')
    .set((set) => ({ closed_date: at, version: set('version', '+', 1) }))
    .where('uuid', '=', uuid)
    .where('closed_date', 'is', null)
    .returning(['seat_uuid', 'project_uuid', 'role_id'])
    .executeTakeFirst()
  if (!search) return []
  const ratePlan = await transaction
    .selectFrom('rate_plans')
    .select('virtualassistant_uuid')
    .where('seat_uuid', '=', search.seat_uuid)
    .orderBy('rate_start_date', 'desc')
    .limit(1)
    .executeTakeFirst()
  const chosen = ratePlan?.virtualassistant_uuid ?? null
  const change = { held_hours: null, entered_stage_at: at } as const
  const accepted = candidateStates.stepTo('accepted', 'system')
  if (chosen !== null) {
    await transaction
      .updateTable('match_candidates')
      .set((set) => ({ ...change, stage: accepted.to, version: set('version', '+', 1) }))
      .where('role_search_uuid', '=', uuid)
      .where('virtualassistant_uuid', '=', chosen)
      .where('stage', 'in', accepted.from)
      .execute()
  }
  const updated = await transaction
    .selectFrom('match_candidates')
    .select('virtualassistant_uuid')
    .where('role_search_uuid', '=', uuid)
    .where('stage', 'in', candidateStates.sets.asked)
    .execute()
  const rejected = candidateStates.stepTo('rejected', 'system')
  await transaction
    .updateTable('match_candidates')
    .set((set) => ({
      ...change,
      stage: rejected.to,
      stage_reason: chosen === null ? 'The role isn’t open any more' : 'Someone else has the role',
      version: set('version', '+', 1),
    }))
    .where('role_search_uuid', '=', uuid)
    .where('stage', 'in', candidateStates.sets.open)
    .where('stage', 'in', rejected.from)
    .execute()
  await transaction
    .updateTable('va_relationships')
    .set({ closed_date: at })
    .where('project_uuid', '=', search.project_uuid)
    .where('role_id', '=', search.role_id)
    .where('asked_for', '=', 'interest')
    .where('closed_date', 'is', null)
    .execute()
  return updated
}
