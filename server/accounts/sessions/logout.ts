import { logout } from '@talentplace/contract/accounts/sessions/session.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import type { SessionStore } from '../../platform/sessions/session-store.ts'

/** Ends the session the call was made with, on every process. */
export function logoutOperation({
  database,
  clock,
  sessions,
}: {
  database: Database
  clock: Clock
  sessions: SessionStore
}) {
  return handle(logout, async (context) => {
    const { user_uuid } = signedIn(context)
    const { token } = context
    if (token === null) return {}
    await database.kysely.transaction().execute(async (transaction) => {
      await sessions.end(token, transaction)
      await recordAudit(transaction, {
        at: clock.now(),
        actor_uuid: user_uuid,
        action: 'session.ended',
        entity: `user:${user_uuid}`,
      })
    })
    sessions.evict(user_uuid)
    return {}
  })
}
