import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { realtimeMessages } from '../../platform/realtime/realtime.ts'
import { reload } from '../../ui/form/reloads.ts'

/** E3: what another member of staff changes shows here too, as soon as the server says so. */
export function useConfigurationChanges(): void {
  const client = useQueryClient()
  useEffect(
    () =>
      realtimeMessages.listen(({ event }) => {
        if (event === 'reload_config') void reload(client, ['configuration.*'])
      }),
    [client],
  )
}
