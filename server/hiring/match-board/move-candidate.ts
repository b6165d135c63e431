import { moveCandidate } from '@talentplace/contract/hiring/match-board/match-board.routes'
import { candidateStates, type CandidateStage } from '@talentplace/contract/subscriptions/match-candidate.states'
import type { Transaction } from 'kysely'
import { requestInterest, closeInterest, noteInterest } from './request-interest.ts'
import { candidateOf, changeStage, lockCandidate, type Candidate, type Search } from './lock-candidate.ts'
import { readBoard } from './read-board.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { lockRow, lockRows } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { invalidField, notFound } from '../../platform/http/http-error.ts'
import type { BoardDeps } from './board-deps.ts'
import { notifyOfInvitation, notifyBoards, notifyPresented, notifyTurnedDown } from './notifications.ts'

interface Moved {
  readonly search: Search
  readonly candidate: Candidate
  readonly stage: CandidateStage
  readonly hours_per_month: number
  readonly at: Date
}

/** What a move means to whoever it is about. */
async function notifyAssistant(transaction: Transaction<Tables>, moved: Moved): Promise<void> {
  const { search, candidate, stage, hours_per_month, at } = moved
  const { project_uuid, role_id } = search
  const { virtualassistant_uuid, source } = candidate
  const about = { project_uuid, role_id, virtualassistant_uuid, at }
  if (stage === 'contacted') {
    await requestInterest(transaction, { ...about, source })
    await notifyOfInvitation(transaction, { ...about, hours_per_month })
  }
  if (stage === 'interested') await noteInterest(transaction, about)
  if (stage === 'presented') await notifyPresented(transaction, about)
  if (!candidateStates.is('reasoned', stage)) return
  await closeInterest(transaction, about)
  if (stage === 'rejected' && candidateStates.is('asked', candidate.stage)) await notifyTurnedDown(transaction, about)
}

/** E2: a candidate moves on the board; two people at it never write over each other. */
export function moveCandidateOperation({ database, clock, office }: BoardDeps) {
  return handle(moveCandidate, (context, { params: { uuid, candidate_uuid }, body }) => {
    const { stage, reason, version } = body
    if (candidateStates.is('reasoned', stage) && reason === '') throw invalidField('reason', 'Required')
    const { user_uuid } = signedIn(context)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const about = { project_uuid: uuid, candidate_uuid, version }
      if (!(await lockRow(transaction, 'projects', uuid))) throw notFound('There is no such subscription.')
      const { virtualassistant_uuid, seat_uuid } = await candidateOf(transaction, about)
      await lockRows(transaction, 'va_relationships', [uuid], 'project_uuid')
      await lockRow(transaction, 'assistants', virtualassistant_uuid)
      const { search, candidate } = await lockCandidate(transaction, about)
      const { hours_per_month } = await transaction
        .selectFrom('rate_plans')
        .select('hours_per_month')
        .where('seat_uuid', '=', seat_uuid)
        .orderBy('rate_start_date', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
      await changeStage(transaction, { search, candidate, stage, who: 'staff', reason, hours_per_month, at })
      await notifyAssistant(transaction, { search, candidate, stage, hours_per_month, at })
      await recordAudit(transaction, {
        at,
        actor_uuid: user_uuid,
        action: 'project.candidate_moved',
        entity: `project:${uuid}`,
        reason: reason === '' ? null : reason,
        details: { candidate_uuid, virtualassistant_uuid, from: candidate.stage, to: stage },
      })
      await notifyBoards(transaction, uuid)
      return readBoard(transaction, uuid, { office, now: at })
    })
  })
}
