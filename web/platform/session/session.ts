import { useSyncExternalStore } from 'react'
import { emitter } from '../browser/emitter.ts'
import { call } from '../api/call.ts'
import { ApiFailure } from '../api/api-failure.ts'
import { startSession, endSession, sessionState, unknownSession, type SessionState } from './session-store.ts'

/** The signed-in person, or null; follows sign-in and sign-out in every tab. */
export function useSession(): SessionState {
  return useSyncExternalStore(sessionState.listen, sessionState.read, () => unknownSession)
}

/**
 * A2.2: asks the server about the stored session and takes its word about the person. A session it no longer
 * knows is cleared by `call`. Throws any other failure; the stored session stays.
 */
export async function confirmSession(): Promise<void> {
  const { token, status } = sessionState.read()
  if (token === null || status !== 'checking') return
  try {
    const { user } = await call('accounts.getSession', {})
    if (sessionState.read().token === token) startSession(token, user)
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 401) return
    throw error
  }
}

/** Told when someone leaves in this tab. */
export const signingOut = emitter<void>()

/** Ends the session here at once and on the server as soon as it can be reached. */
export async function signOut(): Promise<void> {
  const ended = call('accounts.logout', {})
  signingOut.emit()
  endSession()
  await ended.catch(() => undefined)
}

export { requestLogin } from './login-request.ts'
