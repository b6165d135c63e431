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

/** Opens the dialog for such a link. The pin is out of the address before anything else reads or sends it. */
export function takeLoginLink({ history, location }: Window): void {
  const link = readLoginLink(location.search)
  if (link === null) return
  history.replaceState(history.state, '', location.pathname + link.rest + location.hash)
  requestLogin({ start: link.start })
}
