import { candidateStates, type CandidateStage } from '@talentplace/contract/subscriptions/match-candidate.states'
import type { Selectable, Transaction } from 'kysely'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import { rejectOverbooked } from '../../subscriptions/rate-plans/reject-overbooked.ts'

export type Search = Selectable<Tables['role_searches']>
export type Candidate = Selectable<Tables['match_candidates']>

/** @throws HttpError 404, 409 `closed` */
export async function lockSearch(
  transaction: Transaction<Tables>,
  { project_uuid, search_uuid }: { project_uuid: string; search_uuid: string },
): Promise<Search> {
  const search = await lockRow(transaction, 'role_searches', search_uuid)
  if (!search || search.project_uuid !== project_uuid) throw notFound('There is no such role here.')
  if (search.closed_date !== null) throw new HttpError(409, 'closed', 'Someone has this role by now.')
  return search
}

/** Who it is about, before anything is held. @throws HttpError 404 */
export async function candidateOf(
  transaction: Transaction<Tables>,
  { project_uuid, candidate_uuid }: { project_uuid: string; candidate_uuid: string },
): Promise<{ virtualassistant_uuid: string; role_search_uuid: string; seat_uuid: string }> {
  const found = await transaction
    .selectFrom('match_candidates')
    .innerJoin('role_searches', 'role_searches.uuid', 'role_search_uuid')
    .select(['virtualassistant_uuid', 'role_search_uuid', 'seat_uuid'])
    .where('match_candidates.uuid', '=', candidate_uuid)
    .where('project_uuid', '=', project_uuid)
    .executeTakeFirst()
  if (!found) throw notFound('There is no such candidate here.')
  return found
}

/** A candidate with the role they may fill, both held; their assistant is held before. @throws HttpError 404, 409 */
export async function lockCandidate(
  transaction: Transaction<Tables>,
  about: { project_uuid: string; candidate_uuid: string; version?: number },
): Promise<{ search: Search; candidate: Candidate }> {
  const { role_search_uuid } = await candidateOf(transaction, about)
  const search = await lockSearch(transaction, { ...about, search_uuid: role_search_uuid })
  const candidate = await lockRow(transaction, 'match_candidates', about.candidate_uuid)
  if (!candidate) throw notFound('There is no such candidate here.')
  if (about.version !== undefined && candidate.version !== about.version) {
    throw new HttpError(
      409,
      'stale_version',
      'Someone else has just moved this candidate. The board shows where they are now.',
    )
  }
  return { search, candidate }
}

interface Move {
  readonly search: Search
  readonly candidate: Candidate
  readonly stage: CandidateStage
  readonly who: 'assistant' | 'client' | 'staff'
  readonly reason: string
  /** Of the place: kept for them while the client decides. */
  readonly hours_per_month: number
  readonly at: Date
}

/**
 * Step: a candidate reaches another stage. Their hours are kept as long as the client sees them, and the role notes when
 * it had its first shortlisted and its first presented one. @throws HttpError 409
 */
export async function changeStage(transaction: Transaction<Tables>, move: Move): Promise<void> {
  const { search, candidate, stage, who, reason, at } = move
  if (!candidateStates.next(candidate.stage, who).includes(stage)) {
    const [from, to] = [candidateStates.word(candidate.stage), candidateStates.word(stage)]
    throw new HttpError(409, 'wrong_stage', `Nobody goes from “${from}” to “${to}”.`)
  }
  const held_hours = candidateStates.is('shown', stage) ? move.hours_per_month : null
  await transaction
    .updateTable('match_candidates')
    .set({
      stage: candidateStates.step(candidate.stage, stage, who),
      stage_reason: reason,
      held_hours,
      entered_stage_at: at,
      version: candidate.version + 1,
      ...(!candidateStates.is('shown', stage) && { client_answer: null, client_note: '', client_answered_date: null }),
    })
    .where('uuid', '=', candidate.uuid)
    .execute()
  if (held_hours !== null && candidate.held_hours === null) {
    await rejectOverbooked(transaction, candidate.virtualassistant_uuid)
  }
  const isPresented = candidateStates.is('shown', stage)
  if ((stage !== 'shortlisted' || search.shortlisted_date !== null) && (!isPresented || search.presented_date !== null))
    return
  await transaction
    .updateTable('role_searches')
    .set({
      shortlisted_date: search.shortlisted_date ?? at,
      ...(isPresented && { presented_date: search.presented_date ?? at }),
    })
    .where('uuid', '=', search.uuid)
    .execute()
}
