import { stopImpersonation } from '@talentplace/contract/accounts/impersonation/impersonation.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import type { SessionStore } from '../../platform/sessions/session-store.ts'

export function stopImpersonationOperation(deps: { database: Database; clock: Clock; sessions: SessionStore }) {
  const { database, clock, sessions } = deps
  return handle(stopImpersonation, async (context) => {
    const staff = signedIn(context).user_uuid
    await database.kysely.transaction().execute(async (transaction) => {
      for (const ended of await sessions.endImpersonations(transaction, staff)) {
        await recordAudit(transaction, {
          at: clock.now(),
          actor_uuid: ended.user_uuid,
          impersonator_uuid: staff,
          action: 'session.impersonation_ended',
          entity: `user:${ended.user_uuid}`,
          details: { client: ended.client_uuid },
        })
      }
    })
    sessions.evict(staff)
    return {}
  })
}
