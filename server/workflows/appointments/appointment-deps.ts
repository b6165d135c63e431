import { meetingMails, type MeetingMails } from '../../features/meetings/meeting-mails.ts'
import type { OfficeHours } from '../../features/meetings/office-hours.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Sender } from '../../platform/mail/mail-layout.ts'

export interface AppointmentDeps {
  readonly database: Database
  readonly clock: Clock
  readonly office: OfficeHours
  readonly mails: MeetingMails
}

export interface AppointmentPlatform {
  readonly configuration: Sender & {
    readonly links: { readonly va_support: string }
    readonly officeHours: OfficeHours
  }
  readonly database: Database
  readonly clock: Clock
}

/** Mails to our own team go to those whom assistants write to. */
export function appointmentDeps({ configuration, database, clock }: AppointmentPlatform): AppointmentDeps {
  const { brand, publicUrl, links, officeHours: office } = configuration
  return { database, clock, office, mails: meetingMails({ brand, publicUrl, team: links.va_support }) }
}
