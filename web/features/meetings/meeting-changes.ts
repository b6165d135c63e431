import type { Meeting } from '@talentplace/contract/meetings/meeting.routes'

/** How a meeting in our own slots is moved and cancelled: by whoever is signed in, or by a mailed link. */
export interface MeetingChanges {
  readonly move: (to: { start: string; timezone: string }) => Promise<Meeting>
  readonly cancel: () => Promise<Meeting>
}
