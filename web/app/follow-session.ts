import * as t from '@talentplace/contract/core/messages/shell'
import type { QueryClient } from '@tanstack/react-query'
import { confirmSession } from '../platform/session/session.ts'
import { restoreSession, sessionExpired, sessionState, sessionStorageKey } from '../platform/session/session-store.ts'
import { loginRequest } from '../platform/session/login-request.ts'
import { rememberPath } from '../platform/navigation/intended-path.ts'
import { goTo, presentAddress } from '../platform/navigation/navigator.ts'
import { paths } from '../platform/navigation/paths.ts'
import { notify } from '../ui/notice/toast.ts'
import { isPage } from './routes/route.ts'
import { findRoute } from './routes/table.ts'

const expiredMessage = t.sessionExpired()
const loadFailedMessage = t.sessionNotLoaded()

const loadAfterLogin = () => import('./after-login.ts')

/** The few who have chosen a language for their account read in it, whatever their browser asked for. */
async function readInAccountLanguage(): Promise<void> {
  if (sessionState.read().user?.language) (await loadAfterLogin()).readInAccountLanguage()
}

async function confirm(): Promise<void> {
  try {
    await confirmSession()
  } catch {
    notify({ kind: 'error', id: 'session', message: loadFailedMessage, persistent: true })
  }
}

/** A3.6: a page that asks for a session is come back to after signing in again. */
function rememberGuardedPage(): void {
  const { pathname, search } = presentAddress()
  const route = findRoute(pathname)
  if (route && isPage(route) && route.guard) rememberPath(pathname + search)
}

/**
 * A2.2: confirms the stored session at the start and whenever another tab signs in; says so when it has ended,
 * and goes to the root when that came out at the start. What was fetched for one person is never shown to another.
 */
export function followSession(queryClient: QueryClient): void {
  sessionExpired.listen((found) => {
    rememberGuardedPage()
    notify({ kind: 'error', id: 'session', message: expiredMessage })
    if (found === 'at-start') goTo(paths.home())
  })
  let token = sessionState.read().token
  sessionState.listen(() => {
    const { token: now } = sessionState.read()
    if (now === token) return
    token = now
    void queryClient.resetQueries({
      predicate: ({ queryKey, state }) => queryKey[0] !== 'configuration.getUserConfig' || state.status === 'error',
    })
  })
  window.addEventListener('storage', ({ key }) => {
    if (key !== sessionStorageKey && key !== null) return
    restoreSession()
    void confirm()
  })
  void confirm().then(readInAccountLanguage)
}

/** Leads on whoever signs in in this tab. The code for it comes while they type. */
export function followLogin(): void {
  let before = sessionState.read().status
  loginRequest.listen(() => void loadAfterLogin().catch(() => undefined))
  sessionState.listen(() => {
    const { status, user } = sessionState.read()
    const signedInHere = before === 'signed-out' && status === 'signed-in'
    before = status
    if (!signedInHere || !user) return
    // Without it they stay where they are.
    void loadAfterLogin().then(
      ({ leadOn }) => leadOn(user),
      () => undefined,
    )
  })
}
