import { Suspense, lazy, useEffect, useSyncExternalStore, type MouseEvent, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '../../platform/session/session.ts'
import { loginRequest } from '../../platform/session/login-request.ts'
import { loadSignInDialog } from '../../features/accounts/load-sign-in-dialog.ts'
import { LiveRegion } from '../../ui/live-region.tsx'
import { snackbarsWanted } from '../../ui/snackbar.ts'
import type { AppRoute } from '../routes.tsx'
import { useArrival } from './arrival.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { FailureBoundary } from './failure-boundary.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import styles from './shell.module.css'

const SignInDialog = lazy(loadSignInDialog)
const Snackbars = lazy(() => import('../../ui/snackbars.tsx'))
const never = () => null
const no = () => false

function skipToMain(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById('main')?.focus()
}

/** What stands around every page, and what opens over it. */
export function Shell({ route, children }: { route: AppRoute; children: ReactNode }) {
  const { key } = useLocation()
  const slim = 'hideHeaderFooter' in route
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
      <a className={styles.skip} href="#main" onClick={skipToMain}>
        Skip to the main content
      </a>
      <Header slim={slim} />
      <OfflineNotice />
      <main id="main" tabIndex={-1} className={styles.main}>
        <FailureBoundary place={key}>
          <Suspense fallback={null}>{children}</Suspense>
        </FailureBoundary>
      </main>
      {!user && !slim && <Footer />}
      <LiveRegion />
      <Suspense fallback={null}>{login && <SignInDialog request={login} />}</Suspense>
      <Suspense fallback={null}>{withSnackbars && <Snackbars />}</Suspense>
    </div>
  )
}
