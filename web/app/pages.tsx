import { lazy, type ComponentType } from 'react'
import { loadMissedStyles } from './missed-styles.ts'
import { isPage, type PageRoute } from './routes/route.ts'
import { findRoute, loadRoutesOf } from './routes/table.ts'

/** Each route's screen, the same as long as the browser has it: another one would be another page. */
const screens = new Map<PageRoute, ComponentType<object>>()

/** A row of the table has checked that it gives the screen what it takes. */
async function load(route: PageRoute): Promise<{ readonly default: ComponentType<object> }> {
  const [module] = (await Promise.all([route.screen(), loadMissedStyles()])) as [
    { readonly default: ComponentType<object> },
    void,
  ]
  if (!screens.has(route)) screens.set(route, module.default)
  return module
}

/** True where nothing has to be loaded for the page of an address. */
export function isLoaded(pathname: string): boolean {
  const route = findRoute(pathname)
  return route !== null && (!isPage(route) || screens.has(route))
}

/** Loads the page of an address ahead of its being shown: then it can be shown at once. */
export async function loadPage(pathname: string): Promise<void> {
  const route = findRoute(pathname)
  if (route && isPage(route)) await load(route)
}

/** Loads the page of an address with the part of the table it stands in. */
export async function loadArrival(pathname: string): Promise<void> {
  await loadRoutesOf(pathname)
  await loadPage(pathname)
}

/** The route's screen; one that hasn't been loaded ahead comes when it is gone to. */
export function screenOf(route: PageRoute): ComponentType<object> {
  const known = screens.get(route)
  if (known) return known
  const Screen = lazy(() => load(route))
  screens.set(route, Screen)
  return Screen
}
