import '@talentplace/contract/shared/no-code-from-text'
import './arrival/arrive.ts'
import './styles.ts'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createQueryClient } from '../platform/api/query-client.ts'
import { askInRender, startReads } from '../platform/api/query.ts'
import { syncFromUrl } from '../platform/criteria/criteria-store.ts'
import { startAttribution } from '../platform/attribution/start-attribution.ts'
import { browserHistory } from '../platform/navigation/app-history.ts'
import { setAppHistory } from '../platform/navigation/navigator.ts'
import { startRealtime } from '../platform/realtime/start-realtime.ts'
import { takeLoginLink } from '../platform/session/login-link.ts'
import { sessionState } from '../platform/session/session-store.ts'
import { arrivalReads } from './arrival/arrival-reads.ts'
import { App } from './app.tsx'
import { followLogin, followSession } from './follow-session.ts'
import { followMissedStyles } from './missed-styles.ts'
import { loadArrival } from './pages.tsx'
import { loadMemberParts } from './shell/member-parts.ts'
import { homePath } from './routes/home-path.ts'
import { followUnsubscribeLink } from './unsubscribe-link.ts'

startAttribution(window)
takeLoginLink(window, sessionState.read().user, homePath)
followUnsubscribeLink(window)

const history = browserHistory(window)
setAppHistory(history)
// Before anything leads on: the served page is taken over as that of this address.
const arrivedIn = history.read()
history.listen(({ location: { pathname, search }, action }) =>
  syncFromUrl(pathname, search, action === 'POP' ? 'returned' : 'moved'),
)

const queryClient = createQueryClient()
followSession(queryClient)
followLogin()
startRealtime(queryClient)
followMissedStyles()
window.addEventListener('load', () => {
  void import('./prefetch-pages.ts').then(
    ({ prefetchPages }) => prefetchPages(queryClient),
    () => undefined,
  )
})

/**
 * Takes the served page over as it stands, with what was typed and where the focus is. Not awaited at the top level:
 * a page's chunk may import from the one this is in, and each would wait for the other.
 */
async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no place for the product')
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
  // Where the package that keeps the page still behind a dialog looks for the nonce of its style sheet.
  Object.assign(globalThis, { __webpack_nonce__: nonce })
  const isWhole = root.dataset['page'] === 'whole'
  const { pathname } = arrivedIn.location
  // A page served whole is taken over in its first state: what came before would make it another.
  if (isWhole) history.listen(askInRender)
  else askInRender()
  if (!isWhole) startReads(queryClient, arrivalReads(pathname, sessionState.read().user))
  const isMembers = sessionState.read().user !== null && !isWhole
  await Promise.all([loadArrival(pathname), isMembers && loadMemberParts()])
  const app = (
    <StrictMode>
      <App history={history} queryClient={queryClient} nonce={nonce} arrivedIn={arrivedIn} />
    </StrictMode>
  )
  if (isWhole) hydrateRoot(root, app)
  else createRoot(root).render(app)
}

void start()
