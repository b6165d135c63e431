import { candidateStates, type CandidateStage } from '@talentplace/contract/subscriptions/match-candidate.states'
import type { TestDatabase } from '../database.ts'
import { addAssistant } from './add-assistant.ts'

export interface OpenRoleRow {
  readonly project_uuid: string
  readonly search_uuid: string
  readonly seat_uuid: string
  readonly rate_plan_uuid: string
  readonly role_id: number
}

/** A subscription with a place that nobody has, and the search for someone. */
export async function addOpenRole(
  database: TestDatabase,
  about: { client_uuid: string; created_by: string; opened_date?: Date; hours?: number; project_name?: string },
): Promise<OpenRoleRow> {
  const { client_uuid, created_by, hours = 10, opened_date = new Date('2026-11-20T12:00:00Z') } = about
  const { uuid: project_uuid } = await database.kysely
    .insertInto('projects')
    .values({
      client_uuid,
      created_by,
      project_name: about.project_name ?? 'Winter books',
      matching_criteria: '{}',
      start_date: '2026-12-01',
      currency: 'cad',
      invoice_day: 1,
      invoiced_until: '2026-12-31',
      matching_state: 'matching',
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  const { uuid: rate_plan_uuid, seat_uuid } = await database.kysely
    .insertInto('rate_plans')
    .values({
      project_uuid,
      role_id: 1,
      hours_per_month: hours,
      client_rate_cents: 4500,
      currency: 'cad',
      rate_start_date: '2026-12-01',
      created_date: opened_date,
    })
    .returning(['uuid', 'seat_uuid'])
    .executeTakeFirstOrThrow()
  const { uuid: search_uuid } = await database.kysely
    .insertInto('role_searches')
    .values({ project_uuid, seat_uuid, role_id: 1, opened_date })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return { project_uuid, search_uuid, seat_uuid, rate_plan_uuid, role_id: 1 }
}

/** Someone on the board of an open role; in a stage with an invitation they have one, which they accepted if they are interested. */
export async function addCandidateRow(
  database: TestDatabase,
  role: OpenRoleRow,
  about: { stage?: CandidateStage; virtualassistant_uuid?: string } = {},
): Promise<{ uuid: string; virtualassistant_uuid: string }> {
  const { stage = 'new' } = about
  const virtualassistant_uuid = about.virtualassistant_uuid ?? (await addAssistant(database, {})).uuid
  const at = new Date('2026-11-20T12:00:00Z')
  const isVisibleToClient = candidateStates.is('shown', stage)
  const { uuid } = await database.kysely
    .insertInto('match_candidates')
    .values({
      role_search_uuid: role.search_uuid,
      virtualassistant_uuid,
      stage,
      source: 'talent_team',
      added_date: at,
      entered_stage_at: at,
      held_hours: isVisibleToClient ? 10 : null,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  if (isVisibleToClient || stage === 'interested') {
    await database.kysely
      .insertInto('va_relationships')
      .values({
        project_uuid: role.project_uuid,
        role_id: role.role_id,
        virtualassistant_uuid,
        source: 'talent_team',
        interest: 'accepted',
        asked_for: 'interest',
        asked_date: at,
        answered_date: at,
      })
      .execute()
  }
  return { uuid, virtualassistant_uuid }
}
