import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { createQueryClient } from '../platform/api/query-client.ts'
import { fixedHistory } from '../platform/navigation/app-history.ts'
import { App } from './app.tsx'
import { wizardAddress } from '../platform/criteria/criteria-store.ts'
import type { Listing } from '../page-html.ts'
import { loadArrival } from './pages.tsx'
import { descriptions } from './routes/descriptions.ts'
import { notFoundRoute, publicRoutes } from './routes/public.ts'
import { isPage, type AppRoute, type PageRoute } from './routes/route.ts'
import { searchStepSources } from './routes/search-step-sources.ts'
import { knownRoutes, loadAllRoutes } from './routes/table.ts'

export { notFoundRoute }

/** Every address of the product. */
export async function allRoutes(): Promise<readonly AppRoute[]> {
  await loadAllRoutes()
  return knownRoutes.read()
}

/** The file of the screen that a page shows. */
export function sourceOf({ path, screen }: PageRoute): string {
  if (screen.source === undefined) throw new Error(`The table doesn’t say which file ${path} shows`)
  return screen.source
}

/** True where the served HTML already shows the page: what anybody may read, and what every address of it begins with. */
export function isServedWhole(route: AppRoute): boolean {
  return isPage(route) && route.area === 'public' && route.guard === undefined && !route.byAddress
}

/** What search engines and shared links are told of a page; null for those that aren't for them. */
export function listingOf(route: AppRoute): Listing | null {
  const { path } = route
  const description = descriptions[path]
  if (description === undefined) return null
  return { path, description, translated: isPage(route) && route.translated === true }
}

/** What a search needs beyond its page, by the step that its address names; nothing for any other page. */
export function stepSourcesOf({ path }: AppRoute): Readonly<Record<string, readonly string[]>> {
  return wizardAddress(path) !== null && path !== '/' ? searchStepSources : {}
}

/** The source of the part of the table that members' pages need. */
export const restOfRoutes = 'app/routes/rest.ts'

/** The source of the part of the table the browser needs to know the page; none: it stands in every first load. */
export async function partOfTable(route: AppRoute): Promise<string[]> {
  if (publicRoutes.includes(route)) return []
  const { marketingRoutes } = await import('./routes/marketing.ts')
  return [marketingRoutes.includes(route) ? 'app/routes/marketing.ts' : restOfRoutes]
}

/** The first state of the page at an address, as the browser will take it over. */
export async function renderPage(address: string): Promise<string> {
  const history = fixedHistory(address)
  await loadArrival(address)
  const { prelude } = await prerender(
    <StrictMode>
      <App history={history} arrivedIn={history.read()} queryClient={createQueryClient()} nonce="__NONCE__" />
    </StrictMode>,
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  return await new Response(prelude).text()
}
