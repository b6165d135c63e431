import type { SessionUser } from '@talentplace/contract/accounts/sessions/session.routes'
import { createStore } from '../browser/store.ts'
import { storedEntry } from '../browser/stored-entry.ts'
import { emitter } from '../browser/emitter.ts'

/**
 * `unknown`: the page is being taken over and storage wasn't read yet; `checking`: a stored session awaits the
 * server's word; `signed-in` and `signed-out` are settled.
 */
export type SessionStatus = 'unknown' | 'checking' | 'signed-in' | 'signed-out'

export interface SessionState {
  readonly user: SessionUser | null
  readonly token: string | null
  readonly status: SessionStatus
}

export const sessionStorageKey = 'talentplace.session'

const entry = storedEntry(sessionStorageKey)
const signedOut: SessionState = { user: null, token: null, status: 'signed-out' }

/** What a page that isn't live yet shows. */
export const unknownSession: SessionState = { user: null, token: null, status: 'unknown' }

export const sessionState = createStore<SessionState>(unknownSession)

/** Told when the server no longer knows our session: before it was confirmed, or later. */
export const sessionExpired = emitter<'at-start' | 'in-use'>()

function isUser(value: unknown): value is SessionUser {
  if (typeof value !== 'object' || value === null) return false
  const { uuid, full_name, email, permissions } = value as Partial<SessionUser>
  return (
    typeof uuid === 'string' && typeof full_name === 'string' && typeof email === 'string' && Array.isArray(permissions)
  )
}

/** A stored session in the form it was written in, or nothing. */
export function readStoredSession(value: unknown): { token: string; user: SessionUser } | null {
  if (typeof value !== 'object' || value === null) return null
  const { token, user } = value as { token?: unknown; user?: unknown }
  return typeof token === 'string' && token !== '' && isUser(user) ? { token, user } : null
}

/** Takes the session from storage; also when another tab signed in or out. */
export function restoreSession(): void {
  const stored = readStoredSession(entry.read())
  if (stored === null) sessionState.replace(signedOut)
  else if (stored.token !== sessionState.read().token) sessionState.replace({ ...stored, status: 'checking' })
}

export function startSession(token: string, user: SessionUser): void {
  entry.write({ token, user })
  sessionState.replace({ token, user, status: 'signed-in' })
}

export function endSession(): void {
  entry.clear()
  sessionState.replace(signedOut)
}

export function readToken(): string | null {
  return sessionState.read().token
}
