import { startTransition, use, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { NavigationType, Router } from 'react-router'
import type { AppHistory } from '../platform/navigation/app-history.ts'
import { reportPage } from '../platform/realtime/realtime.ts'
import { theme } from '../ui/theme/theme.ts'
import { isLoaded, loadArrival } from './pages.tsx'
import { useGuardedPage } from './guarded-page.tsx'
import { notFoundRoute } from './routes/public.ts'
import type { AppRoute } from './routes/route.ts'
import { findRoute, clearFailedLoad, knownRoutes, loadAllRoutes } from './routes/table.ts'
import { useScroll } from './scroll.ts'
import { FailureBoundary } from './shell/failure-boundary.tsx'
import { Shell } from './shell/shell.tsx'

interface AppProps {
  readonly history: AppHistory
  readonly queryClient: QueryClient
  /** The response's nonce, for the styles that components write. */
  readonly nonce: string
  /** The address that the served page is of, and a person arrives at. */
  readonly arrivedIn: ReturnType<AppHistory['read']>
}

/** The colour scheme follows the system; nothing is kept about it. */
const systemScheme: MantineColorSchemeManager = {
  get: (defaultValue) => defaultValue,
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
}

const actionNames = { POP: 'Pop', PUSH: 'Push', REPLACE: 'Replace' } as const

/** The route of the present address; the rest of the table is waited for where it may stand in it. */
function useRoute(pathname: string): AppRoute {
  useSyncExternalStore(knownRoutes.listen, knownRoutes.read, knownRoutes.read)
  const route = findRoute(pathname)
  if (route) return route
  use(loadAllRoutes())
  return findRoute(pathname) ?? notFoundRoute
}

function Pages({ pathname }: { pathname: string }) {
  const route = useRoute(pathname)
  const page = useGuardedPage(route)
  // A3.8: every navigation tells the server the present page.
  useEffect(() => reportPage(pathname), [pathname])
  return <Shell route={route}>{page}</Shell>
}

export function App({ history, queryClient, nonce, arrivedIn }: AppProps) {
  const [place, setPlace] = useState(arrivedIn)
  // The present page stays until the next one's code has come: rendered before, all around it would be rendered for nothing.
  useLayoutEffect(() => {
    const follow = () => {
      clearFailedLoad()
      const visit = history.read()
      // Someone may have gone on meanwhile.
      const show = () => history.read() === visit && startTransition(() => setPlace(visit))
      const { pathname } = visit.location
      // What can't be loaded is tried again as it is rendered, and said there.
      if (isLoaded(pathname)) show()
      else loadArrival(pathname).then(show, show)
    }
    // Someone may have been led on before the served page was taken over.
    follow()
    return history.listen(follow)
  }, [history])
  useScroll(place)
  return (
    <MantineProvider
      theme={theme}
      withCssVariables={false}
      withGlobalClasses={false}
      defaultColorScheme="auto"
      colorSchemeManager={systemScheme}
      getStyleNonce={() => nonce}
    >
      <QueryClientProvider client={queryClient}>
        <Router
          location={place.location}
          navigationType={NavigationType[actionNames[place.action]]}
          navigator={history}
        >
          <FailureBoundary place={place.location.key}>
            <Pages pathname={place.location.pathname} />
          </FailureBoundary>
        </Router>
      </QueryClientProvider>
    </MantineProvider>
  )
}
