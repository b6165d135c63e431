import { lazy, type ComponentType } from 'react'
import { Navigate, matchPath, useLocation, type RouteObject } from 'react-router'
import { notFoundRoute, routes, type AppRoute, type PageRoute } from './routes.tsx'

export interface LoadedPage {
  readonly route: PageRoute
  readonly Page: ComponentType
}

function Redirect({ to }: { to: string }) {
  const { search } = useLocation()
  const [path, query] = to.split('?')
  const together = [search.slice(1), query].filter(Boolean).join('&')
  return <Navigate replace to={together === '' ? to : `${path}?${together}`} />
}

/** The route an address belongs to. */
export function findRoute(pathname: string): AppRoute {
  return routes.find(({ path }) => matchPath(path, pathname)) ?? notFoundRoute
}

/** Loads the page of the address a person arrives at, so that it can be shown at once. */
export async function loadPage(pathname: string): Promise<LoadedPage | null> {
  const route = findRoute(pathname)
  return 'redirectTo' in route ? null : { route, Page: await route.page() }
}

/** The routes as the router takes them; every page but the one already loaded comes when it is gone to. */
export function routeObjects(loaded: LoadedPage | null): RouteObject[] {
  return [...routes, notFoundRoute].map((route) => {
    if ('redirectTo' in route) return { path: route.path, element: <Redirect to={route.redirectTo} /> }
    const Page = route === loaded?.route ? loaded.Page : lazy(async () => ({ default: await route.page() }))
    return { path: route.path, element: <Page /> }
  })
}
