import { meetingMails, type MeetingMails } from '../../core/calendar/meeting-mails.ts'
import type { MeetingPlaces } from '../../core/calendar/meeting-place.ts'
import type { OfficeHours } from '../../core/calendar/office-hours.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Sender } from '../../platform/mail/mail-layout.ts'

export interface AppointmentDeps {
  readonly database: Database
  readonly clock: Clock
  readonly office: OfficeHours
  readonly mails: MeetingMails
  readonly places: MeetingPlaces
}

export interface AppointmentPlatform {
  readonly configuration: Sender & {
    readonly links: { readonly va_support: string }
    readonly officeHours: OfficeHours
    readonly meetingPlaces: MeetingPlaces
  }
  readonly database: Database
  readonly clock: Clock
}

/** Mails to our own team go to those whom assistants write to. */
export function appointmentDeps({ configuration, database, clock }: AppointmentPlatform): AppointmentDeps {
  const { links, officeHours: office, meetingPlaces: places } = configuration
  return { database, clock, office, places, mails: meetingMails({ ...configuration, team: links.va_support }) }
}
