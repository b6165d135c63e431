import {
  bookDiscoveryCall,
  bookMeeting,
  type Meeting,
  type MeetingKind,
} from '@talentplace/contract/meetings/meeting.routes'
import { useQueryClient } from '@tanstack/react-query'
import { ApiFailure } from '../../platform/api/api-failure.ts'
import { reload } from '../../ui/form/reloads.ts'
import { useSave } from '../../ui/form/use-save.ts'
import { useOwnZone } from './slot-picker.tsx'

export interface Booking {
  /** Null: no time is chosen yet. */
  readonly start: string | null
  readonly invitee_name: string
  readonly invitee_email: string
  readonly note: string
}

interface BookingSaveInput {
  readonly kind: MeetingKind
  /** Null: a visitor, who leaves name and email. */
  readonly clientUuid: string | null
  readonly projectUuid: string | null
  readonly onBooked: (meeting: Meeting) => void
}

/** Books for a visitor or for a client: what is sent, and free times asked for again where someone was quicker. */
export function useBookingSave({ kind, clientUuid, projectUuid, onBooked }: BookingSaveInput) {
  const client = useQueryClient()
  const timezone = useOwnZone() ?? 'UTC'
  const options = {
    reloads: ['meetings.listMeetings', 'meetings.openBookedCall'],
    otherwise: 'The meeting could not be booked. Please try again.',
    onSaved: onBooked,
  } as const
  const visit = useSave('meetings.bookDiscoveryCall', options)
  const own = useSave('meetings.bookMeeting', options)

  function sent({ start, note, invitee_name, invitee_email }: Booking) {
    const when = { start: start ?? '', timezone, note }
    const invitee = { ...when, invitee_name, invitee_email }
    return { invitee, meeting: { ...when, kind, ...(projectUuid !== null && { project_uuid: projectUuid }) } }
  }

  return {
    otherwise: options.otherwise,
    schema: clientUuid === null ? bookDiscoveryCall.body : bookMeeting.body,
    sent: (booking: Booking) => (clientUuid === null ? sent(booking).invitee : sent(booking).meeting),
    async send(booking: Booking): Promise<void> {
      const { invitee, meeting } = sent(booking)
      try {
        await (clientUuid === null
          ? visit.mutateAsync({ body: invitee })
          : own.mutateAsync({ params: { id: clientUuid }, body: meeting }))
      } catch (error) {
        if (error instanceof ApiFailure && error.status === 409) void reload(client, ['meetings.listSlots'])
        throw error
      }
    },
  }
}
