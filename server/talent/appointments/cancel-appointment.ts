import { appointmentSteps, cancelAppointment } from '@talentplace/contract/talent/appointments/appointment.routes'
import { isStepOpen } from '@talentplace/contract/talent/applications/application-steps'
import { lockOwnApplication } from '../applications/lock-application.ts'
import { reopenStep } from '../applications/reopen-step.ts'
import { cancelLocked } from '../../core/calendar/cancel-locked.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { AppointmentDeps } from './appointment-deps.ts'
import { lockChangeable, readOwnAppointment } from './own-appointment.ts'

/** The time is free again, and the step has to be done anew. */
export function cancelAppointmentOperation({ database, clock, mails }: AppointmentDeps) {
  return handle(cancelAppointment, (context, { params: { kind } }) => {
    const { user_uuid } = signedIn(context)
    return database.kysely.transaction().execute(async (transaction) => {
      const now = clock.now()
      const application = await lockOwnApplication(transaction, user_uuid)
      if (isStepOpen(appointmentSteps[kind], application.state))
        await reopenStep(transaction, application, appointmentSteps[kind])
      const locked = await lockChangeable(transaction, { application, kind, now })
      const cancelled = await cancelLocked(transaction, locked, { who: 'assistant', at: now })
      for (const mail of mails.cancelled(cancelled)) await queueMail(transaction, mail)
      return readOwnAppointment(transaction, { application, kind, now, mails })
    })
  })
}
