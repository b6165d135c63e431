import { assistantStates } from '@talentplace/contract/talent/assistants/assistant.states'
import { addCandidate } from '@talentplace/contract/hiring/match-board/match-board.routes'
import type { SearchIndex } from '../../matching/search-index/search-index.ts'
import { lockSearch } from './lock-candidate.ts'
import { readBoard } from './read-board.ts'
import { searchOfRole } from './search-of-role.ts'
import { notifyBoards } from './notifications.ts'
import { rejectUnsigned } from '../../subscriptions/rate-plans/reject-unsigned.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError, invalidField } from '../../platform/http/http-error.ts'
import type { BoardDeps } from './board-deps.ts'

/** E2: someone comes on the board of an open role, with what the search says of them now. */
export function addCandidateOperation({ database, clock, office, index }: BoardDeps & { index: SearchIndex }) {
  return handle(addCandidate, async (context, { params: { uuid, search_uuid }, body }) => {
    const { user_uuid } = signedIn(context)
    const at = clock.now()
    const { query } = await searchOfRole(database.kysely, { project_uuid: uuid, search_uuid })
    return database.kysely.transaction().execute(async (transaction) => {
      const assistant = await lockRow(transaction, 'assistants', body.virtualassistant_uuid)
      if (!assistant || !assistantStates.is('working', assistant.state)) {
        throw invalidField('virtualassistant_uuid', 'Choose someone who takes work.')
      }
      await rejectUnsigned(transaction, assistant.uuid)
      const search = await lockSearch(transaction, { project_uuid: uuid, search_uuid })
      const match = index.match(assistant.id, query)
      const added = await transaction
        .insertInto('match_candidates')
        .values({
          role_search_uuid: search_uuid,
          virtualassistant_uuid: assistant.uuid,
          stage: body.stage,
          source: body.source,
          score: match?.score ?? null,
          reasons: JSON.stringify(match?.reasons ?? []),
          added_by: user_uuid,
          added_date: at,
          entered_stage_at: at,
        })
        .onConflict((conflict) => conflict.columns(['role_search_uuid', 'virtualassistant_uuid']).doNothing())
        .returning('uuid')
        .executeTakeFirst()
      if (!added) throw new HttpError(409, 'on_board', `${assistant.display_name} is on this board already.`)
      if (body.stage === 'shortlisted' && search.shortlisted_date === null) {
        await transaction
          .updateTable('role_searches')
          .set({ shortlisted_date: at })
          .where('uuid', '=', search_uuid)
          .execute()
      }
      await recordAudit(transaction, {
        at,
        actor_uuid: user_uuid,
        action: 'project.candidate_added',
        entity: `project:${uuid}`,
        details: { candidate_uuid: added.uuid, search_uuid, ...body, score: match?.score ?? null },
      })
      await notifyBoards(transaction, uuid)
      return readBoard(transaction, uuid, { office, now: at })
    })
  })
}
