import { appointmentSteps, moveAppointment } from '@talentplace/contract/talent/appointments/appointment.routes'
import { checkStepOpen, lockOwnApplication } from '../applications/lock-application.ts'
import { checkZone, offeredStart } from '../../core/calendar/meeting-row.ts'
import { queueMeetingMails } from '../../core/calendar/queue-meeting-mails.ts'
import { moveTo } from '../../core/calendar/move-to.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import type { AppointmentDeps } from './appointment-deps.ts'
import { lockChangeable, readOwnAppointment } from './own-appointment.ts'
import { reminderDue } from './reminder-due.ts'

export function moveAppointmentOperation({ database, clock, office, mails }: AppointmentDeps) {
  return handle(moveAppointment, (context, { params: { kind }, body: { start, timezone } }) => {
    const { user_uuid } = signedIn(context)
    checkZone(timezone)
    return database.kysely.transaction().execute(async (transaction) => {
      const now = clock.now()
      const application = await lockOwnApplication(transaction, user_uuid)
      checkStepOpen(application, appointmentSteps[kind])
      const { uuid } = await lockChangeable(transaction, { application, kind, now })
      const start_at = offeredStart(office, start, now)
      const moved = await moveTo(transaction, uuid, {
        start_at,
        timezone,
        reminded: reminderDue(start_at, now),
        at: now,
      })
      await queueMeetingMails(transaction, mails.moved(moved, null), now)
      return readOwnAppointment(transaction, { application, kind, now, mails })
    })
  })
}
