import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { appointmentSteps, bookAppointment } from '@talentplace/contract/talent/appointments/appointment.routes'
import { completeStep } from '../applications/complete-step.ts'
import { checkStepOpen, lockOwnApplication } from '../applications/lock-application.ts'
import { checkZone, meetingOf, offeredStart, saySlotTaken } from '../../core/calendar/meeting-row.ts'
import { ownPhone, placeColumns } from '../../core/calendar/meeting-place.ts'
import { slotEnd } from '../../core/calendar/office-hours.ts'
import { queueMeetingMails } from '../../core/calendar/queue-meeting-mails.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { AppointmentDeps } from './appointment-deps.ts'
import { meetingKindOf } from './appointment-row.ts'
import { readOwnAppointment } from './own-appointment.ts'
import { reminderDue } from './reminder-due.ts'

/** C6.1: an applicant’s interview or onboarding session, in one of our own free times. */
export function bookAppointmentOperation({ database, clock, office, mails, places }: AppointmentDeps) {
  return handle(bookAppointment, (context, { params: { kind }, body: { start, timezone } }) => {
    const session = signedIn(context)
    checkZone(timezone)
    return database.kysely.transaction().execute(async (transaction) => {
      const now = clock.now()
      const application = await lockOwnApplication(transaction, session.user_uuid)
      checkStepOpen(application, appointmentSteps[kind])
      const before = await readOwnAppointment(transaction, { application, kind, now, mails })
      if (before.appointment !== null) {
        throw new HttpError(409, 'booked_already', 'You have an appointment already. Move that one instead.')
      }
      if (!before.may_book) {
        throw new HttpError(409, 'missed_twice', 'Two appointments were missed. Please write to us to agree on a time.')
      }
      const start_at = offeredStart(office, start, now)
      const row = await transaction
        .insertInto('meetings')
        .values({
          kind: meetingKindOf[kind],
          application_uuid: application.uuid,
          booked_by: session.user_uuid,
          invitee_name: session.full_name,
          invitee_email: session.email,
          start_at,
          end_at: slotEnd(start_at),
          ...placeColumns(places, undefined, await ownPhone(transaction, session)),
          timezone,
          source: 'own',
          reminded: reminderDue(start_at, now),
          created_date: now,
          language: currentLanguage(),
        })
        .returningAll()
        .executeTakeFirstOrThrow()
        .catch(saySlotTaken)
      await completeStep(transaction, application, { step: appointmentSteps[kind], at: now })
      await queueMeetingMails(transaction, mails.booked(meetingOf(row), { note: '', token: null }), now)
      return readOwnAppointment(transaction, { application, kind, now, mails })
    })
  })
}
