import { Suspense, lazy, useEffect, useSyncExternalStore } from 'react'
import { Outlet, ScrollRestoration, useMatches } from 'react-router'
import { useSession } from '../../platform/session/session.ts'
import { loginRequest } from '../../platform/session/login-request.ts'
import { loadSignInDialog } from '../../features/accounts/load-sign-in-dialog.ts'
import { LiveRegion } from '../../ui/live-region.tsx'
import { snackbarsWanted } from '../../ui/snackbar.ts'
import { notFoundRoute, type PageRoute } from '../routes.tsx'
import { useArrival } from './arrival.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import styles from './shell.module.css'

const SignInDialog = lazy(loadSignInDialog)
const Snackbars = lazy(() => import('../../ui/snackbars.tsx'))
const never = () => null
const no = () => false

/** What stands around every page, and what opens over it. */
export function Shell() {
  const route = (useMatches().at(-1)?.handle as PageRoute | undefined) ?? notFoundRoute
  const { user } = useSession()
  const login = useSyncExternalStore(loginRequest.listen, loginRequest.read, never)
  const withSnackbars = useSyncExternalStore(snackbarsWanted.listen, snackbarsWanted.read, no)
  useArrival(route)
  useEffect(() => {
    delete document.documentElement.dataset['sessionPending']
    delete document.documentElement.dataset['stepPending']
  }, [])
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">Skip to the main content</a>
      <Header slim={route.hideHeaderFooter} />
      <OfflineNotice />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      {!user && !route.hideHeaderFooter && <Footer />}
      <LiveRegion />
      <Suspense fallback={null}>{login && <SignInDialog request={login} />}</Suspense>
      <Suspense fallback={null}>{withSnackbars && <Snackbars />}</Suspense>
      <ScrollRestoration />
    </div>
  )
}
