import { saveRoleSearch } from '@talentplace/contract/hiring/match-board/match-board.routes'
import { requireOwner } from '../../subscriptions/care/lock-care.ts'
import { lockSearch } from './lock-candidate.ts'
import { readBoard } from './read-board.ts'
import { notifyBoards } from './notifications.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { BoardDeps } from './board-deps.ts'

export function saveRoleSearchOperation({ database, clock, office }: BoardDeps) {
  return handle(saveRoleSearch, (context, { params: { uuid, search_uuid }, body: { version, ...given } }) => {
    const { user_uuid } = signedIn(context)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      await requireOwner(transaction, given.owner_uuid)
      const search = await lockSearch(transaction, { project_uuid: uuid, search_uuid })
      if (search.version !== version) {
        throw new HttpError(409, 'stale_version', 'This was changed by someone else. Load it again before you save.')
      }
      await transaction
        .updateTable('role_searches')
        .set({ ...given, version: version + 1 })
        .where('uuid', '=', search_uuid)
        .execute()
      const { owner_uuid, next_step, due_date } = search
      await recordAudit(transaction, {
        at,
        actor_uuid: user_uuid,
        action: 'project.role_search_saved',
        entity: `project:${uuid}`,
        reason: given.next_step === '' ? null : given.next_step,
        details: { search_uuid, before: { owner_uuid, next_step, due_date }, ...given },
      })
      await notifyBoards(transaction, uuid)
      return readBoard(transaction, uuid, { office, now: at })
    })
  })
}
