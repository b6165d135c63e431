import { matchPath } from 'react-router'
import { createStore } from '../../platform/browser/store.ts'
import type { resolveGuard } from './guards.ts'
import { notFoundRoute, publicRoutes } from './public.ts'
import type { AppRoute } from './route.ts'

type GuardResolver = typeof resolveGuard

/** The routes known in this browser: those of every first load, then guests' other pages, then all of them. */
export const knownRoutes = createStore<readonly AppRoute[]>(publicRoutes)

let guardResolver: GuardResolver | null = null
let loading: Promise<void> | null = null
let hasFailed = false
let complete = false

/** What judges who may open a guarded page; it comes with the guarded routes. */
export function routeGuardResolver(): GuardResolver {
  if (guardResolver === null) throw new Error('A guarded page was asked for before its guard')
  return guardResolver
}

async function load(): Promise<void> {
  const { restRoutes, resolveGuard } = await import('./rest.ts')
  guardResolver = resolveGuard
  complete = true
  knownRoutes.replace([...publicRoutes, ...restRoutes])
}

/** Loads the rest of the table, once. A try that failed stays so for whoever waits for it: asked anew with every rendering, it would fail without end. */
export function loadAllRoutes(): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    hasFailed = true
    throw error
  })
  return loading
}

/** After a failed try the next one to ask makes a new one: for whoever goes on to another place. */
export function clearFailedLoad(): void {
  if (hasFailed) loading = null
  hasFailed = false
}

/** Loads the routes an arriving person's page stands among: a guest's page doesn't wait for those of members. */
export async function loadRoutesOf(pathname: string): Promise<void> {
  if (findRoute(pathname) !== null) return
  if (!/^\/(admin|client|va|profile|preferences)(\/|$)/.test(pathname)) {
    const { marketingRoutes } = await import('./marketing.ts')
    if (!complete) knownRoutes.replace([...publicRoutes, ...marketingRoutes])
  }
  if (findRoute(pathname) === null) await loadAllRoutes()
}

/** The more of a path is fixed, the sooner it is tried: `/projects/matching` before `/projects/:uuid`. */
function fixedness(path: string): string {
  return path.replaceAll(/:\w+\??/g, '~')
}

/** A path begins with what stands before its first parameter; most of the table is ruled out by that, at a hundredth of the price. */
function beginsAs(path: string, pathname: string): boolean {
  const [fixed = ''] = path.split(/\/?[:*]/, 1)
  return pathname.toLowerCase().startsWith(fixed.toLowerCase())
}

/** The route among `routes` that an address belongs to, or null. */
export function routeAmong(routes: readonly AppRoute[], pathname: string): AppRoute | null {
  const fitting = routes.filter(({ path }) => beginsAs(path, pathname) && matchPath(path, pathname))
  return fitting.sort((one, other) => (fixedness(one.path) < fixedness(other.path) ? -1 : 1))[0] ?? null
}

/** What was found in a table: every rendering asks again. */
const foundIn = new WeakMap<readonly AppRoute[], Map<string, AppRoute | null>>()

/** The route of an address; null while the part of the table it may stand in hasn't come. */
export function findRoute(pathname: string): AppRoute | null {
  const routes = knownRoutes.read()
  const found = foundIn.get(routes) ?? new Map<string, AppRoute | null>()
  foundIn.set(routes, found)
  const known = found.get(pathname)
  const route = known === undefined ? routeAmong(routes, pathname) : known
  found.set(pathname, route)
  return route ?? (complete ? notFoundRoute : null)
}
