import { endOtherSessions } from '@talentplace/contract/accounts/sessions/own-session.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import type { SessionDeps } from './end-session.ts'

/** All but the one that asks. */
export function endOtherSessionsOperation({ database, clock, sessions }: SessionDeps) {
  return handle(endOtherSessions, async (context) => {
    const { user_uuid } = signedIn(context)
    const ended = await database.kysely.transaction().execute(async (transaction) => {
      const count = await sessions.endAll(transaction, user_uuid, context.token)
      await recordAudit(transaction, {
        at: clock.now(),
        actor_uuid: user_uuid,
        action: 'session.all_others_ended',
        entity: `user:${user_uuid}`,
        details: { count },
      })
      return count
    })
    sessions.evict(user_uuid)
    return { ended }
  })
}
