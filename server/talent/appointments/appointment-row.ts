import type { Appointment, AppointmentKind } from '@talentplace/contract/talent/appointments/appointment.routes'
import { ratePlanOfRow } from '../../core/calendar/meeting-place.ts'
import type { MeetingRow } from '../../core/calendar/meeting-row.ts'
import { offsetAt } from '../../platform/clock/zones.ts'

/** What an appointment is among the meetings. */
export const meetingKindOf = { interview: 'applicant_interview', onboarding: 'applicant_onboarding' } as const

export function kindOf({ kind }: Pick<MeetingRow, 'kind'>): AppointmentKind {
  return kind === meetingKindOf.onboarding ? 'onboarding' : 'interview'
}

/** Its own parts, as the contract has them. */
export function appointmentOf(row: MeetingRow): Appointment {
  const { uuid, timezone, invitee_email, status } = row
  return {
    uuid,
    kind: kindOf(row),
    start: row.start_at.toISOString(),
    end: row.end_at.toISOString(),
    timezone,
    timezone_offset: offsetAt(timezone, row.start_at) ?? 0,
    invitee_email,
    status,
    place: ratePlanOfRow(row),
  }
}
