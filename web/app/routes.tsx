import type { ComponentType } from 'react'
import { paths } from '../platform/navigation/paths.ts'

interface RouteBase {
  /** As React Router and the server write it: parameters with a colon. */
  readonly path: string
}

/** A page of the product. */
export interface PageRoute extends RouteBase {
  /** The page's own title; the product's where a page has none. */
  readonly title?: string
  readonly page: () => Promise<ComponentType>
  /** Source file of the page, so that the served HTML can ask for its chunk at once. */
  readonly source: string
  /** An address of the route, to render its first state for the served HTML. */
  readonly example: string
  /** A3.5: no shell header and footer; the page stands under its own slim line. */
  readonly hideHeaderFooter?: true
}

/** An address that only leads to another; what stands behind its `?` goes along. */
export interface RedirectRoute extends RouteBase {
  readonly redirectTo: string
}

export type AppRoute = PageRoute | RedirectRoute

const anyUuid = '00000000-0000-7000-8000-000000000000'

/** Every address of the product: the single source for the router, titles, served pages and their tests. */
export const routes: readonly AppRoute[] = [
  {
    path: '/',
    page: async () => (await import('../pages/public/search/landing-page.tsx')).LandingPage,
    source: 'pages/public/search/landing-page.tsx',
    example: '/',
    hideHeaderFooter: true,
  },
  {
    path: '/search',
    title: 'Find an assistant',
    page: async () => (await import('../pages/public/search/search-page.tsx')).SearchPage,
    source: 'pages/public/search/search-page.tsx',
    example: '/search',
  },
  {
    path: '/search/:uuid',
    title: 'Find an assistant',
    page: async () => (await import('../pages/public/search/search-page.tsx')).SearchPage,
    source: 'pages/public/search/search-page.tsx',
    example: `/search/${anyUuid}`,
  },
  { path: '/client/start', redirectTo: paths.search('requirements') },
  {
    path: '/assistants/:uuid',
    title: 'Virtual Assistant',
    page: async () => (await import('../pages/public/assistant/assistant-page.tsx')).AssistantPage,
    source: 'pages/public/assistant/assistant-page.tsx',
    example: `/assistants/${anyUuid}`,
  },
  {
    path: '/client/signup',
    title: 'Sign up',
    page: async () => (await import('../pages/public/signup-page.tsx')).SignupPage,
    source: 'pages/public/signup-page.tsx',
    example: '/client/signup',
  },
  {
    path: '/client/contact',
    title: 'Book a discovery call',
    page: async () => (await import('../pages/public/contact-page.tsx')).ContactPage,
    source: 'pages/public/contact-page.tsx',
    example: '/client/contact',
  },
  { path: '/client/new/contact', redirectTo: paths.contact() },
  {
    path: '/healthcheck',
    title: 'Healthcheck',
    page: async () => (await import('../pages/public/healthcheck-page.tsx')).HealthcheckPage,
    source: 'pages/public/healthcheck-page.tsx',
    example: '/healthcheck',
  },
]

/** What any other address shows, with status 404. */
export const notFoundRoute: PageRoute = {
  path: '*',
  title: 'Page not found',
  page: async () => (await import('../pages/public/not-found-page.tsx')).NotFoundPage,
  source: 'pages/public/not-found-page.tsx',
  example: '/not-found',
}
