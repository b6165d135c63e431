import '@talentplace/contract/shared/plain-messages'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { broadcastForm } from '@talentplace/contract/notifications/broadcasts/broadcast.routes'
import { entityLink } from '@talentplace/contract/notifications/notification.routes'
import type { BroadcastValues } from './broadcast-values.ts'

export type BroadcastFormState = UseFormReturnType<BroadcastValues>

interface Checked {
  readonly success: boolean
  readonly error?: { readonly issues: readonly { readonly message: string }[] }
}

function problemOf({ success, error }: Checked): string | null {
  return success ? null : (error?.issues[0]?.message ?? 'Required')
}

/** The contract's own rules and messages, and what only the form knows: a person, a time, one after the other. */
export function useBroadcastForm(initialValues: BroadcastValues): BroadcastFormState {
  return useForm<BroadcastValues>({
    initialValues,
    clearInputErrorOnChange: true,
    validate: {
      title: (value) => problemOf(broadcastForm.shape.title.safeParse(value)),
      body: (value) => problemOf(broadcastForm.shape.body.safeParse(value)),
      entity_link: (value) => (value.trim() === '' ? null : problemOf(entityLink.safeParse(value.trim()))),
      user_uuid: (value, { audience }) => (audience === 'user' && value === null ? 'Required' : null),
      starts: (value, { when }) => (when === 'later' && value === '' ? 'Required' : null),
      ends: (value, { when, starts }) =>
        value !== '' && when === 'later' && value <= starts ? 'Must be after it starts' : null,
    },
  })
}
