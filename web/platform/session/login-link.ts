import * as t from '@talentplace/contract/accounts/messages/sign-in'
import type { SessionUser } from '@talentplace/contract/accounts/sessions/session.routes'
import type { Permission } from '@talentplace/contract/shared/permission'
import { requestLogin, type LoginStart } from './login-request.ts'

export interface LoginLink {
  readonly start: LoginStart
  /** The address's search text without the link's own parts; empty or beginning with `?`. */
  readonly rest: string
}

const longestEmail = 254
const longestPin = 64

/**
 * A1.2: what a link with `action=login` asks for: with an email and a pin the reset stage, else the sign-in. Null when
 * the address is no such link.
 */
export function readLoginLink(search: string): LoginLink | null {
  const query = new URLSearchParams(search)
  if (query.get('action') !== 'login') return null
  const email = (query.get('email') ?? '').trim().slice(0, longestEmail)
  const pin = (query.get('pin') ?? '').trim().slice(0, longestPin)
  for (const part of ['action', 'email', 'pin']) query.delete(part)
  const rest = query.toString()
  return {
    start: email !== '' && pin !== '' ? { stage: 'reset_password', email, pin } : { email },
    rest: rest === '' ? '' : `?${rest}`,
  }
}

/**
 * Opens the dialog for such a link. The pin is out of the address before anything else sends it. Whoever is signed in already is not
 * asked again: they are led to their home. Someone else is told whose browser this is.
 */
export function takeLoginLink(
  { history, location }: Pick<Window, 'history' | 'location'>,
  signedIn: SessionUser | null,
  homeOf: (permissions: readonly Permission[]) => string,
): void {
  const link = readLoginLink(location.search)
  if (link === null) return
  const { start, rest } = link
  const here = location.pathname + rest + location.hash
  const isOwner =
    signedIn !== null && (start.email === '' || start.email?.toLowerCase() === signedIn.email.toLowerCase())
  history.replaceState(history.state, '', here)
  if (isOwner && start.stage === undefined) {
    // A page of its own: this one may have been served as a visitor's.
    if (here === '/') location.replace(homeOf(signedIn.permissions))
    return
  }
  const message = signedIn === null ? undefined : t.signedInHereAs({ email: signedIn.email })
  requestLogin({ start, ...(message !== undefined && { message }) })
}
