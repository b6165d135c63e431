import { paths } from '../../platform/navigation/paths.ts'
import { anyUuid, type AppRoute } from './route.ts'
import { built, routesOf } from './route-of.ts'

const route = routesOf('public')
const page = (path: string, part: ReturnType<typeof built>, more: Parameters<typeof route>[3] = {}) =>
  route(path, undefined, part, { hideSidebar: true, ...more })

const searchPage = built('Find an assistant', 'pages/public/search/search-page.tsx', async () => {
  const { SearchPage } = await import('../../pages/public/search/search-page.tsx')
  return SearchPage
})

const searchReads = async () => (await import('../../pages/public/search/search-reads.ts')).searchReads()

/** A3.4 and the public part of A3.3: what anybody may open. These stand in every first load; keep them few and short. */
export const publicRoutes: readonly AppRoute[] = [
  {
    path: '/',
    area: 'public',
    page: async () => (await import('../../pages/public/search/landing-page.tsx')).LandingPage,
    source: 'pages/public/search/landing-page.tsx',
    example: '/',
    hideHeaderFooter: true,
    hideSidebar: true,
    redirectOnLogin: true,
    built: true,
  },
  page('/search', searchPage, {
    reads: searchReads,
    menu: { label: 'Find an assistant', icon: 'search', order: 15, shownIn: 'client' },
  }),
  page('/search/:uuid', searchPage, { reads: searchReads }),
  { path: '/client/start', area: 'public', redirectTo: paths.search('requirements') },
  page(
    '/assistants/:uuid',
    built('Virtual Assistant', 'pages/public/assistant/assistant-page.tsx', async () => {
      const { AssistantPage } = await import('../../pages/public/assistant/assistant-page.tsx')
      return AssistantPage
    }),
    { example: `/assistants/${anyUuid}` },
  ),
  page(
    '/client/signup',
    built('Sign up', 'pages/public/signup-page.tsx', async () => {
      const { SignupPage } = await import('../../pages/public/signup-page.tsx')
      return SignupPage
    }),
    { redirectOnLogin: true },
  ),
  page(
    '/client/contact',
    built('Book a discovery call', 'pages/public/contact/contact-page.tsx', async () => {
      const { ContactPage } = await import('../../pages/public/contact/contact-page.tsx')
      return ContactPage
    }),
  ),
  { path: '/client/new/contact', area: 'public', redirectTo: paths.contact() },
  { path: '/client/new/checkout', area: 'public', redirectTo: '/client/checkout' },
  page(
    '/verify/:verification_key',
    built('Verify your email', 'pages/public/verify-page.tsx', async () => {
      const { VerifyPage } = await import('../../pages/public/verify-page.tsx')
      return VerifyPage
    }),
  ),
  page(
    '/healthcheck',
    built('Healthcheck', 'pages/public/healthcheck-page.tsx', async () => {
      const { HealthcheckPage } = await import('../../pages/public/healthcheck-page.tsx')
      return HealthcheckPage
    }),
  ),
]

/** What any other address shows, with status 404. */
export const notFoundRoute = page(
  '*',
  built('Page not found', 'pages/public/not-found-page.tsx', async () => {
    const { NotFoundPage } = await import('../../pages/public/not-found-page.tsx')
    return NotFoundPage
  }),
  { example: '/not-found' },
)
