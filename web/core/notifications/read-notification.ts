import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Input } from '../../platform/api/operation-types.ts'
import { call } from '../../platform/api/call.ts'
import { reload } from '../../ui/form/reloads.ts'

type Which = NonNullable<Input<'notifications.readNotification'>['body']>

/** Marks one notification, or all, as read; what shows notifications then asks again. */
export function useReadNotification() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (which: Which) => call('notifications.readNotification', { body: which }),
    onSuccess: () => reload(client, ['notifications.*']),
  })
}
