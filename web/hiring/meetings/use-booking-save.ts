import * as t from '@talentplace/contract/hiring/messages/meetings'
import { bookDiscoveryCall, bookMeeting } from '@talentplace/contract/hiring/meetings/meeting.routes'
import type { ClientMeetingKind, Meeting } from '@talentplace/contract/core/calendar/meeting'
import type { MeetingWay } from '@talentplace/contract/core/calendar/meeting-ways'
import { useSave } from '../../ui/form/use-save.ts'
import { useOwnZone } from './slot-picker.tsx'
import { useMeetingWays } from './use-meeting-ways.ts'

export interface Booking {
  /** Null: no time is chosen yet. */
  readonly start: string | null
  readonly invitee_name: string
  readonly invitee_email: string
  readonly note: string
  /** Null: the usual one. */
  readonly way: MeetingWay | null
  readonly phone_number: string
  readonly phone_extension: string
}

interface BookingSaveInput {
  readonly kind: ClientMeetingKind
  /** Null: a visitor, who leaves name and email. */
  readonly clientUuid: string | null
  readonly projectUuid: string | null
  readonly onBooked: (meeting: Meeting) => void
}

/** Books for a visitor or for a client. */
export function useBookingSave({ kind, clientUuid, projectUuid, onBooked }: BookingSaveInput) {
  const timezone = useOwnZone() ?? 'UTC'
  const ways = useMeetingWays()
  const options = {
    // Where someone was quicker, other times are free.
    reloads: ['meetings.*'],
    reloadsOnError: true,
    errorMessage: t.notBooked(),
    onSaved: onBooked,
  } as const
  const visit = useSave('meetings.bookDiscoveryCall', options)
  const own = useSave('meetings.bookMeeting', options)

  function toRequest(booking: Booking) {
    const { start, note, invitee_name, invitee_email, way: chosen, phone_number: number, phone_extension } = booking
    const way = chosen ?? ways[0] ?? 'call_you'
    const isCalled = way === 'call_you'
    // Whoever has no account says which number; the account’s own is known.
    const phone_number =
      isCalled && (clientUuid === null || number.trim() !== '') ? { phone_number: number, phone_extension } : {}
    const isUsual = clientUuid !== null && isCalled && number.trim() === ''
    const when = { start: start ?? '', timezone, note, ...(!isUsual && { place: { way, ...phone_number } }) }
    const invitee = { ...when, invitee_name, invitee_email }
    return { invitee, meeting: { ...when, kind, ...(projectUuid !== null && { project_uuid: projectUuid }) } }
  }

  return {
    errorMessage: options.errorMessage,
    schema: clientUuid === null ? bookDiscoveryCall.body : bookMeeting.body,
    sent: (booking: Booking) => (clientUuid === null ? toRequest(booking).invitee : toRequest(booking).meeting),
    send(booking: Booking): Promise<Meeting> {
      const { invitee, meeting } = toRequest(booking)
      return clientUuid === null
        ? visit.mutateAsync({ body: invitee })
        : own.mutateAsync({ params: { id: clientUuid }, body: meeting })
    },
  }
}
