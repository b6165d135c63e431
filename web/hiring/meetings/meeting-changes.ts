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
  errorMessage: 'The meeting could not be moved. Please try again.',
  onSaved: () => notify({ kind: 'success', message: 'The meeting has a new time.' }),
} as const

export const cancelling = {
  reloads: ['meetings.*'],
  reloadsOnError: true,
  errorMessage: 'It could not be cancelled. Please try again.',
  onSaved: () => notify({ kind: 'success', message: 'The meeting is cancelled.' }),
  onRejected: (message: string) => notify({ kind: 'error', message }),
} as const
