import { call } from '../api/call.ts'
import { startSession, sessionState } from './session-store.ts'

/**
 * Takes the server's word about the signed-in person: name, permissions, early access. A session it no longer knows
 * is cleared by `call`. Throws when no answer came.
 */
export async function refreshSession(): Promise<void> {
  const { token } = sessionState.read()
  if (token === null) return
  const { user } = await call('accounts.getSession', {})
  if (sessionState.read().token === token) startSession(token, user)
}
