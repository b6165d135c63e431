import { lazy, type ComponentType } from 'react'
import { isPage, type PageRoute } from './routes/route.ts'
import { findRoute, loadRoutesOf } from './routes/table.ts'

export interface LoadedPage {
  readonly route: PageRoute
  readonly Page: ComponentType
}

/** Loads the page of the address a person arrives at, so that it can be shown at once. `onRoute`: told which it is before. */
export async function loadPage(
  pathname: string,
  onRoute: (route: PageRoute) => void = () => undefined,
): Promise<LoadedPage | null> {
  await loadRoutesOf(pathname)
  const route = findRoute(pathname)
  if (!route || !isPage(route)) return null
  onRoute(route)
  return { route, Page: await route.page() }
}

const lazyPages = new Map<PageRoute, ComponentType>()

/** The route's page; any but the one already loaded comes when it is gone to. */
export function pageOf(route: PageRoute, loaded: LoadedPage | null): ComponentType {
  if (route === loaded?.route) return loaded.Page
  const known = lazyPages.get(route)
  if (known) return known
  const Page = lazy(async () => ({ default: await route.page() }))
  lazyPages.set(route, Page)
  return Page
}
