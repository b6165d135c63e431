import * as t from '@talentplace/contract/hiring/messages/meetings'
import { notify } from '../../ui/notice/toast.ts'

/** Another time for it, and the zone of the clock that it was chosen on. */
export interface NewTime {
  readonly start: string
  readonly timezone: string
}

/** How a meeting in our own slots is moved and cancelled: by whoever is signed in, or by a mailed link. */
export interface MeetingChanges {
  /** Rejects with the refusal. */
  readonly move: (to: NewTime) => Promise<unknown>
  /** Tells how it went, and ends once it has. */
  readonly cancel: () => Promise<unknown>
  readonly isCancelling: boolean
}

export const moving = {
  // Where someone was quicker, other times are free.
  reloads: ['meetings.*'],
  reloadsOnError: true,
  errorMessage: t.notMoved(),
  onSaved: () => notify({ kind: 'success', message: t.moved() }),
} as const

export const cancelling = {
  reloads: ['meetings.*'],
  reloadsOnError: true,
  errorMessage: t.notCancelled(),
  onSaved: () => notify({ kind: 'success', message: t.cancelled() }),
  onRejected: (message: string) => notify({ kind: 'error', message }),
} as const
