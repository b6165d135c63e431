import { candidateStates } from '@talentplace/contract/subscriptions/match-candidate.states'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { AssistantProjectRow } from './read-assistant-projects.ts'
import { changeStage, lockCandidate } from '../match-board/lock-candidate.ts'
import { notifyBoards } from '../match-board/notifications.ts'

/** Step: someone answers whether they would take a role; the board follows, and what was kept for them is free on a no. */
export async function moveByAnswer(
  transaction: Transaction<Tables>,
  row: AssistantProjectRow,
  at: Date,
): Promise<void> {
  const found = await transaction
    .selectFrom('match_candidates')
    .innerJoin('role_searches', 'role_searches.uuid', 'role_search_uuid')
    .select('match_candidates.uuid')
    .where('project_uuid', '=', row.project_uuid)
    .where('role_id', '=', row.role_id)
    .where('virtualassistant_uuid', '=', row.assistant_uuid)
    .where('closed_date', 'is', null)
    .execute()
  for (const { uuid } of found) {
    const { search, candidate } = await lockCandidate(transaction, {
      project_uuid: row.project_uuid,
      candidate_uuid: uuid,
    })
    const stage = row.interest === 'accepted' ? 'interested' : 'declined'
    if (!candidateStates.next(candidate.stage, 'assistant').includes(stage)) continue
    const { decline_note: reason, hours_per_month } = row
    await changeStage(transaction, { search, candidate, stage, who: 'assistant', reason, hours_per_month, at })
  }
  await notifyBoards(transaction, row.project_uuid)
}
