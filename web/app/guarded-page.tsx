import { createElement, lazy, useEffect, useRef, type ReactNode } from 'react'
import { Navigate, useLocation, useParams, useRoutes } from 'react-router'
import { rememberPath } from '../platform/navigation/intended-path.ts'
import { goTo, presentAddress } from '../platform/navigation/navigator.ts'
import { paths } from '../platform/navigation/paths.ts'
import { requestLogin } from '../platform/session/login-request.ts'
import { screenOf } from './pages.tsx'
import type { GuardResult, Viewer } from './routes/guards.ts'
import { leavesRoot } from './routes/leaves-root.ts'
import { isPage, type AppRoute, type PageRoute } from './routes/route.ts'
import { findRoute, routeGuardResolver } from './routes/table.ts'
import { signInMessage } from './sign-in-message.ts'
import { useViewer } from './viewer.ts'

const FeaturesUnknown = lazy(() => import('./features-unknown.tsx'))

function Redirect({ to }: { to: string }) {
  const { search } = useLocation()
  const [path, query] = to.split('?')
  const together = [search.slice(1), query].filter(Boolean).join('&')
  return <Navigate replace to={together === '' ? to : `${path}?${together}`} />
}

interface LeaveProps {
  readonly from: string
  readonly to: string
  /** The address to come back to after signing in, which is asked for at once; null: there is no way back. */
  readonly remembered: string | null
  /** Says where signing in takes them. */
  readonly message: string
}

function Leave({ from, to, remembered, message }: LeaveProps) {
  // Not a layout effect: at the first one the app doesn't follow the history yet.
  useEffect(() => {
    // Signing in may have led on already: to the page that was wanted.
    if (presentAddress().pathname !== from) return
    if (remembered !== null) {
      rememberPath(remembered)
      requestLogin({ message })
    }
    goTo(to, { replace: true })
  }, [from, to, remembered, message])
  return null
}

/** True once someone was signed in at this place: leaving it by signing out is no wish to come back. */
function useWasIn(key: string, signedIn: boolean): () => boolean {
  const place = useRef<string | null>(null)
  useEffect(() => {
    if (signedIn) place.current = key
  }, [key, signedIn])
  return () => place.current === key
}

/** Pages without a guard are judged without its code, which only comes with the guarded ones. */
function judged(route: AppRoute, pathname: string, viewer: Viewer): GuardResult {
  if (leavesRoot(route, viewer.permissions)) return { kind: 'go', to: paths.vaHome(), remembered: false }
  if (!isPage(route) || route.guard === undefined) return { kind: 'open' }
  return routeGuardResolver()(route, pathname, viewer, findRoute)
}

/** The screen with what its route gives it. Another record is another page, with forms of its own. */
function Opened({ route }: { route: PageRoute }) {
  const params = useParams()
  const record = route.isRecord && { key: Object.values(params).join('/'), ...params }
  return createElement(screenOf(route), { ...route.props, ...record })
}

/** A3.6: the page of a route for whoever may open it; everybody else is led on, visitors to the root, asked to sign in. */
export function useGuardedPage(route: AppRoute): ReactNode {
  const { pathname, search, hash, key } = useLocation()
  const viewer = useViewer()
  const wasIn = useWasIn(key, viewer.permissions !== null)
  const verdict = judged(route, pathname, viewer)

  function content(): ReactNode {
    if (!isPage(route)) return <Redirect to={route.redirectTo} />
    if (verdict.kind === 'wait') return <FeaturesUnknown />
    if (verdict.kind === 'open') return <Opened route={route} />
    const remembered = verdict.remembered && !wasIn() ? pathname + search + hash : null
    return <Leave from={pathname} to={verdict.to} remembered={remembered} message={signInMessage(route)} />
  }

  return useRoutes([{ path: route.path, element: content() }])
}
