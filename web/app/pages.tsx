import { lazy, type ComponentType } from 'react'
import { isPage, type PageRoute } from './routes/route.ts'
import { findRoute, loadRoutesOf } from './routes/table.ts'

export interface LoadedPage {
  readonly route: PageRoute
  readonly Screen: ComponentType<object>
}

/** A row of the table has checked that it gives the screen what it takes. */
const load = (route: PageRoute) => route.screen() as Promise<{ readonly default: ComponentType<object> }>

/** Loads the page of the address a person arrives at, so that it can be shown at once. */
export async function loadPage(pathname: string): Promise<LoadedPage | null> {
  await loadRoutesOf(pathname)
  const route = findRoute(pathname)
  if (!route || !isPage(route)) return null
  return { route, Screen: (await load(route)).default }
}

const lazyScreens = new Map<PageRoute, ComponentType<object>>()

/** The route's screen; any but the one already loaded comes when it is gone to. */
export function screenOf(route: PageRoute, loaded: LoadedPage | null): ComponentType<object> {
  if (route === loaded?.route) return loaded.Screen
  const known = lazyScreens.get(route)
  if (known) return known
  const Screen = lazy(() => load(route))
  lazyScreens.set(route, Screen)
  return Screen
}
