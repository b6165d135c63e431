import './styles.ts'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { createQueryClient } from '../platform/api/query-client.ts'
import { adoptAddress, restoreCriteria } from '../platform/criteria/criteria-store.ts'
import { setNavigator } from '../platform/navigation/navigator.ts'
import { restoreSession } from '../platform/session/session-store.ts'
import { App } from './app.tsx'
import { loadPage, routeObjects } from './app-router.tsx'
import { followSession } from './follow-session.ts'

restoreSession()
restoreCriteria()
adoptAddress(location.pathname, location.search)

const router = createBrowserRouter(routeObjects(await loadPage(location.pathname)))
setNavigator((to, { replace = false } = {}) => void router.navigate(to, { replace, preventScrollReset: replace }))
router.subscribe(({ location: { pathname, search } }) => adoptAddress(pathname, search))

const queryClient = createQueryClient()
followSession(router, queryClient)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the product')
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
const app = (
  <StrictMode>
    <App router={router} queryClient={queryClient} nonce={nonce} />
  </StrictMode>
)
// A page rendered at build time is taken over as it stands, with what was typed and where the focus is.
if (root.firstElementChild) hydrateRoot(root, app)
else createRoot(root).render(app)
