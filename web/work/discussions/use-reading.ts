import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../platform/api/call.ts'
import { reload } from '../../ui/form/reloads.ts'

/** Says how far the person has read, while they have the page before them; what fails is said with the next message. */
export function useReading({ uuid, until, enabled }: { uuid: string; until: number; enabled: boolean }): void {
  const client = useQueryClient()
  const told = useRef(0)
  useEffect(() => {
    function tell(): void {
      if (!enabled || until <= told.current || document.visibilityState !== 'visible') return
      const before = told.current
      told.current = until
      call('discussions.readDiscussion', { params: { uuid }, body: { until } })
        .then(() => reload(client, ['discussions.listDiscussions', 'notifications.*']))
        .catch(() => {
          told.current = before
        })
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [client, uuid, until, enabled])
}
