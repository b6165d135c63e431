import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider, type DataRouter } from 'react-router'
import { cssVariables } from '../ui/css-variables.ts'
import { theme } from '../ui/theme.ts'

interface AppProps {
  readonly router: DataRouter
  readonly queryClient: QueryClient
  /** The response's nonce, for the styles that components write. */
  readonly nonce: string
}

/** The colour scheme follows the system; nothing is kept about it. */
const systemScheme: MantineColorSchemeManager = {
  get: (defaultValue) => defaultValue,
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
}

export function App({ router, queryClient, nonce }: AppProps) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      colorSchemeManager={systemScheme}
      getStyleNonce={() => nonce}
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  )
}
