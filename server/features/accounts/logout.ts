import { logout } from '@talentplace/contract/accounts/session.routes'
import { handle } from '../../platform/http/handler.ts'
import type { SessionStore } from '../../platform/sessions/session-store.ts'

/** Ends the session the call was made with, on every process. */
export function logoutOperation(sessions: SessionStore) {
  return handle(logout, async (context) => {
    if (context.token !== null) await sessions.end(context.token)
    return {}
  })
}
