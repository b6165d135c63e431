import type { MatchReason } from '@talentplace/contract/matching/search.routes'
import type { Shortlist } from '@talentplace/contract/hiring/match-board/shortlist.routes'
import { candidateStates } from '@talentplace/contract/subscriptions/match-candidate.states'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { openRoleRows } from './read-board.ts'

/** What a client sees of the board: who is presented to them, and nobody else. */
export async function readShortlist(
  database: Kysely<Tables>,
  project: { uuid: string; project_name: string },
): Promise<Shortlist> {
  const rows = await database
    .selectFrom(openRoleRows.as('role'))
    .innerJoin('match_candidates', 'role_search_uuid', 'role.uuid')
    .innerJoin('assistants', 'assistants.uuid', 'match_candidates.virtualassistant_uuid')
    .leftJoin('meetings', (join) =>
      join.onRef('meetings.uuid', '=', 'meeting_uuid').on('meetings.status', '=', 'booked'),
    )
    .select(['role.uuid as role_search_uuid', 'role.role_id', 'role.role', 'role.hours_per_month'])
    .select(['match_candidates.uuid', 'match_candidates.version', 'virtualassistant_uuid', 'display_name', 'avatar_id'])
    .select(['assistants.city', 'region', 'blurb', 'score', 'reasons', 'held_hours', 'client_answer', 'client_note'])
    .select(['meetings.uuid as meeting', 'start_at'])
    .where('role.project_uuid', '=', project.uuid)
    .where('stage', 'in', candidateStates.sets.shown)
    .orderBy('role')
    .orderBy('role.uuid')
    .orderBy('score', 'desc')
    .orderBy('match_candidates.uuid')
    .limit(100)
    .execute()
  const roles = new Map<string, Shortlist['roles'][number]>()
  for (const { role_search_uuid, role_id, role, hours_per_month, ...row } of rows) {
    const of = roles.get(role_search_uuid) ?? { uuid: role_search_uuid, role_id, role, hours_per_month, candidates: [] }
    const { client_answer, client_note, meeting, start_at, reasons, ...candidate } = row
    of.candidates.push({
      ...candidate,
      reasons: reasons as MatchReason[],
      answer: client_answer,
      note: client_note,
      meeting: meeting === null || start_at === null ? null : { uuid: meeting, start: start_at.toISOString() },
    })
    roles.set(role_search_uuid, of)
  }
  return { project_uuid: project.uuid, project_name: project.project_name, roles: [...roles.values()] }
}
