import { startTransition, useLayoutEffect, useMemo, useState } from 'react'
import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { NavigationType, Router, useRoutes } from 'react-router'
import type { AppHistory } from '../platform/navigation/app-history.ts'
import { theme } from '../ui/theme.ts'
import { findRoute, routeObjects, type LoadedPage } from './pages.tsx'
import { useScroll } from './scroll.ts'
import { Shell } from './shell/shell.tsx'

interface AppProps {
  readonly history: AppHistory
  readonly queryClient: QueryClient
  /** The response's nonce, for the styles that components write. */
  readonly nonce: string
  /** The page of the address a person arrives at. */
  readonly arrivedAt: LoadedPage | null
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

function Pages({ arrivedAt, pathname }: { arrivedAt: LoadedPage | null; pathname: string }) {
  const objects = useMemo(() => routeObjects(arrivedAt), [arrivedAt])
  const page = useRoutes(objects)
  return <Shell route={findRoute(pathname)}>{page}</Shell>
}

export function App({ history, queryClient, nonce, arrivedAt }: AppProps) {
  const [place, setPlace] = useState(history.read)
  // As a transition: the present page stays until the next one's code has come.
  useLayoutEffect(() => history.listen((next) => startTransition(() => setPlace(next))), [history])
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
          <Pages arrivedAt={arrivedAt} pathname={place.location.pathname} />
        </Router>
      </QueryClientProvider>
    </MantineProvider>
  )
}
