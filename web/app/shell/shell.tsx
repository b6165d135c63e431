import * as t from '@talentplace/contract/core/messages/shell'
import { Suspense, lazy, useCallback, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '../../platform/session/session.ts'
import { loginRequest } from '../../platform/session/login-request.ts'
import { loadSignInDialog } from '../../accounts/sign-in/load-sign-in-dialog.ts'
import { LiveRegion } from '../../ui/notice/live-region.tsx'
import { OptionalPart } from '../../ui/loading/optional-part.tsx'
import { SkipLink } from '../../ui/page/skip-link.tsx'
import { toastsWanted } from '../../ui/notice/toast.ts'
import { useConfiguration } from '../../platform/configuration/configuration.ts'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { defaultLanguage, locales } from '@talentplace/contract/shared/i18n/language'
import { isPage, type AppRoute } from '../routes/route.ts'
import { useArrival } from './arrival.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { FailureBoundary } from './failure-boundary.tsx'
import { isClosedFor } from './maintenance.ts'
import { besideFits } from './beside-fits.ts'
import { MemberNotices, SideNavigation } from './member-parts.ts'
import { useNarrowNavigation } from './navigation-width.ts'
import { OfflineNotice } from './offline-notice.tsx'
import styles from './shell.module.css'

const SignInDialog = lazy(loadSignInDialog)
const Toasts = lazy(() => import('../../ui/notice/toasts.tsx'))
const LiveChat = lazy(() => import('./live-chat.ts'))
const MaintenanceNotice = lazy(() => import('./maintenance-notice.tsx'))
const TimerDock = lazy(() => import('../../work/timers/timer-dock.tsx'))
const never = () => null
const no = () => false

/** A4.5: the place of the navigation, kept while it loads; absent where a page has the whole width. */
function SidePlace({ onKnown }: { onKnown: () => void }) {
  const narrow = useNarrowNavigation()
  return (
    <div className={styles.side} data-narrow={narrow || undefined}>
      <OptionalPart fallback={<span />}>
        <SideNavigation narrow={narrow} onKnown={onKnown} />
      </OptionalPart>
    </div>
  )
}

/** The language of a page that isn't read in the document's; undefined: it is. */
function ownLanguage(route: AppRoute): string | undefined {
  const isTranslated = currentLanguage() === defaultLanguage || (isPage(route) && route.translated)
  return isTranslated ? undefined : locales[defaultLanguage]
}

function Content({ route, children }: { route: AppRoute; children: ReactNode }) {
  const { key } = useLocation()
  const { user } = useSession()
  const maintenance = useConfiguration().data?.maintenance
  const closed = maintenance !== undefined && isClosedFor(maintenance, user?.permissions ?? null)
  return (
    <main id="main" tabIndex={-1} className={styles.main} lang={ownLanguage(route)}>
      <FailureBoundary place={key}>
        <Suspense fallback={null}>{closed ? <MaintenanceNotice /> : children}</Suspense>
      </FailureBoundary>
    </main>
  )
}

/** A3.7: the support chat, for guests, where a page doesn't forbid it and a script is configured. */
function useChatScript(route: AppRoute): string | null {
  const { status } = useSession()
  const script = useConfiguration().data?.links.live_chat_script ?? null
  const allowed = status === 'signed-out' && isPage(route) && !route.noLiveChat
  return allowed ? script : null
}

/** Milliseconds that a page waits at most for what stands around it. */
const longestWait = 2_000

/**
 * True while a page that opens signed in waits to know whether something stands above or beside it: nothing is painted that
 * would be pushed away. A page that is open already never waits: what has the focus would lose it.
 */
function usePendingAtFirst(awaited: boolean): [boolean, () => void] {
  const [pending, setPending] = useState(awaited)
  const decided = useCallback(() => setPending(false), [])
  useEffect(() => {
    const timer = setTimeout(decided, longestWait)
    return () => clearTimeout(timer)
  }, [decided])
  return [pending, decided]
}

/** What stands around every page, and what opens over it. */
export function Shell({ route, children }: { route: AppRoute; children: ReactNode }) {
  const slim = isPage(route) && route.hideHeaderFooter === true
  const wide = !isPage(route) || route.hideSidebar === true
  const { user } = useSession()
  const login = useSyncExternalStore(loginRequest.listen, loginRequest.read, never)
  const withToasts = useSyncExternalStore(toastsWanted.listen, toastsWanted.read, no)
  const chatScript = useChatScript(route)
  const [noticesPending, noticesDecided] = usePendingAtFirst(user !== null)
  // An applicant has no navigation, and the page its place.
  const isAssistant = user?.permissions.includes('virtualassistant') ?? false
  const [menuPending, menuKnown] = usePendingAtFirst(isAssistant && !wide && besideFits())
  useArrival(route)
  useEffect(() => {
    delete document.documentElement.dataset['sessionPending']
    delete document.documentElement.dataset['stepPending']
  }, [])
  return (
    <div className={styles.shell}>
      <SkipLink to="main">{t.skipToContent()}</SkipLink>
      <Header slim={slim} alone={wide} />
      <OfflineNotice />
      <div className={styles.body}>
        {user && !wide && <SidePlace onKnown={menuKnown} />}
        <div className={styles.column} data-waiting={(user !== null && (noticesPending || menuPending)) || undefined}>
          <OptionalPart>{user && <MemberNotices user={user} quiet={wide} onDecided={noticesDecided} />}</OptionalPart>
          <Content route={route}>{children}</Content>
          <OptionalPart>{isAssistant && <TimerDock />}</OptionalPart>
        </div>
      </div>
      {!user && !slim && <Footer />}
      <LiveRegion />
      <OptionalPart>{chatScript !== null && <LiveChat script={chatScript} />}</OptionalPart>
      <Suspense fallback={null}>{login && <SignInDialog request={login} />}</Suspense>
      <Suspense fallback={null}>{withToasts && <Toasts />}</Suspense>
    </div>
  )
}
