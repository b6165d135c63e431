import { endSession } from '@talentplace/contract/accounts/sessions/own-session.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import type { SessionStore } from '../../platform/sessions/session-store.ts'

export interface SessionDeps {
  readonly database: Database
  readonly clock: Clock
  readonly sessions: SessionStore
}

/** One of one's own, wherever it is: what it holds open ends with it. */
export function endSessionOperation({ database, clock, sessions }: SessionDeps) {
  return handle(endSession, async (context, { params: { uuid } }) => {
    const { user_uuid } = signedIn(context)
    await database.kysely.transaction().execute(async (transaction) => {
      if (!(await sessions.endOne(transaction, user_uuid, uuid))) throw notFound()
      await recordAudit(transaction, {
        at: clock.now(),
        actor_uuid: user_uuid,
        action: 'session.ended_elsewhere',
        entity: `user:${user_uuid}`,
      })
    })
    sessions.evict(user_uuid)
    return {}
  })
}
