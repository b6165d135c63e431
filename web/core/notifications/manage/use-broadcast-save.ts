import type { Broadcast } from '@talentplace/contract/core/broadcasts/broadcast.routes'
import { useSave } from '../../../ui/form/use-save.ts'
import { sentBody, type BroadcastValues } from './broadcast-values.ts'

/** Sends a new notification, or saves what was changed of one. */
export function useBroadcastSave(broadcast: Broadcast | null, timezone: string, onSaved: (saved: Broadcast) => void) {
  const options = {
    reloads: ['notifications.getBroadcast', 'notifications.listBroadcasts'],
    errorMessage: 'The notification could not be saved. Please try again.',
    onSaved,
  } as const
  const create = useSave('notifications.createBroadcast', options)
  const save = useSave('notifications.saveBroadcast', options)
  return {
    errorMessage: options.errorMessage,
    async send(values: BroadcastValues): Promise<Broadcast> {
      const body = await sentBody(values, timezone)
      return broadcast === null
        ? create.mutateAsync({ body })
        : save.mutateAsync({ params: { uuid: broadcast.uuid }, body })
    },
  }
}
