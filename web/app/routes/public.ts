import * as t from '@talentplace/contract/core/messages/titles'
import { paths } from '../../platform/navigation/paths.ts'
import type { AppRoute, LoadScreen } from './route.ts'
import { pagesOf, type More } from './page-route.ts'

const publicPage = pagesOf('public')
const page = (path: string, title: string | undefined, screen: LoadScreen<object>, more: More = {}) =>
  publicPage(path, undefined, title, screen, { hideSidebar: true, ...more })

const searchPage = () => import('../../pages/public/search/search-page.tsx')

/** A3.4 and the public part of A3.3: what anybody may open. These stand in every first load; keep them few and short. */
export const publicRoutes: readonly AppRoute[] = [
  page('/', undefined, () => import('../../pages/public/search/landing-page.tsx'), {
    hideHeaderFooter: true,
    redirectOnLogin: true,
    translated: true,
  }),
  page('/search', t.findAssistant(), searchPage, {
    translated: true,
    menu: { label: t.findAssistant(), icon: 'search', order: 15, visibleIn: 'client' },
  }),
  page('/compare', t.compareCandidates(), () => import('../../matching/compare/compare-screen.tsx'), {
    byAddress: true,
    translated: true,
  }),
  page(
    '/shared/candidates/:key',
    t.sharedCandidates(),
    () => import('../../matching/candidate-lists/shared-candidates-screen.tsx'),
    { translated: true },
  ),
  page('/search/:uuid', t.findAssistant(), searchPage, { translated: true }),
  { path: '/client/start', area: 'public', redirectTo: paths.search('requirements') },
  page('/assistants/:uuid', t.assistant(), () => import('../../pages/public/assistant/assistant-page.tsx'), {
    translated: true,
  }),
  page('/client/signup', t.signUp(), () => import('../../pages/public/signup-page.tsx'), {
    redirectOnLogin: true,
    translated: true,
  }),
  page('/client/contact', t.bookCall(), () => import('../../pages/public/contact/contact-page.tsx'), {
    translated: true,
  }),
  { path: '/client/new/contact', area: 'public', redirectTo: paths.contact() },
  { path: '/client/new/checkout', area: 'public', redirectTo: '/client/checkout' },
  page('/verify/:verification_key', t.verifyEmail(), () => import('../../pages/public/verify-page.tsx'), {
    translated: true,
  }),
  page('/invitation', t.joinCompany(), () => import('../../accounts/colleagues/invitation-screen.tsx'), {
    byAddress: true,
    translated: true,
  }),
  page('/unsubscribe', t.unsubscribe(), () => import('../../accounts/preferences/unsubscribe-screen.tsx'), {
    byAddress: true,
    translated: true,
  }),
  page('/healthcheck', 'Healthcheck', () => import('../../pages/public/healthcheck-page.tsx')),
]

/** What any other address shows, with status 404. */
export const notFoundRoute = page('*', t.notFound(), () => import('../../pages/public/not-found-page.tsx'), {
  translated: true,
  example: '/not-found',
})
