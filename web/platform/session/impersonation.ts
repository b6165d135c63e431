import type { Impersonation } from '@talentplace/contract/accounts/impersonation/impersonation.routes'
import { createStore } from '../browser/store.ts'
import { storedEntry } from '../browser/stored-entry.ts'
import { emitter } from '../browser/emitter.ts'

/** For one tab: what staff do elsewhere at the same time they do as themselves. */
const entry = storedEntry('talentplace.impersonation', 'tab')

function readStored(value: unknown): Impersonation | null {
  if (typeof value !== 'object' || value === null) return null
  const { token, client_uuid, company } = value as Partial<Impersonation>
  const whole = typeof token === 'string' && typeof client_uuid === 'string' && typeof company === 'string'
  return whole ? (value as Impersonation) : null
}

/** A4.3: the client in whose place staff check out; null: nobody's. */
export const impersonation = createStore<Impersonation | null>(readStored(entry.read()))

export function startImpersonationAs(started: Impersonation): void {
  entry.write(started)
  impersonation.replace(started)
}

export function endImpersonation(): void {
  entry.clear()
  impersonation.replace(null)
}

/** Told, once, when the server no longer knows the second token: whose place it was. */
export const impersonationOver = emitter<Impersonation>()

/** Clears a second token that the server no longer knows, unless another has been begun since. */
export function loseImpersonation(token: string): void {
  const started = impersonation.read()
  if (started?.token !== token) return
  endImpersonation()
  impersonationOver.emit(started)
}

/** A2.9: only on the checkout's own pages; everywhere else staff are themselves. */
export function impersonationToken(): string | null {
  const started = impersonation.read()
  return started !== null && location.pathname.startsWith('/client/checkout') ? started.token : null
}
