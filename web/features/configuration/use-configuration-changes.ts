import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { realtimeMessages } from '../../platform/realtime/realtime.ts'

/** Asks again for everything shown about configurations, flags included. */
export function reloadConfigurations(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('configuration.') })
}

/** E3: what another member of staff changes shows here too, as soon as the server says so. */
export function useConfigurationChanges(): void {
  const client = useQueryClient()
  useEffect(
    () =>
      realtimeMessages.listen(({ event }) => {
        if (event === 'reload_config') void reloadConfigurations(client)
      }),
    [client],
  )
}
