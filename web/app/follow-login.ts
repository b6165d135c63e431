import { loginRequest } from '../platform/session/login-request.ts'
import { sessionState } from '../platform/session/session-store.ts'

const load = () => import('./after-login.ts')

/** Leads on whoever signs in in this tab. The code for it comes while they type. */
export function followLogin(): void {
  let before = sessionState.read().status
  loginRequest.listen(() => void load().catch(() => undefined))
  sessionState.listen(() => {
    const { status, user } = sessionState.read()
    const signedInHere = before === 'signed-out' && status === 'signed-in'
    before = status
    if (!signedInHere || !user) return
    // Without it they stay where they are.
    void load().then(
      ({ leadOn }) => leadOn(user),
      () => undefined,
    )
  })
}
