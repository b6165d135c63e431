import { getOwnAppointment } from '@talentplace/contract/talent/appointments/appointment.routes'
import { readOwnApplication } from '../applications/lock-application.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import type { AppointmentDeps } from './appointment-deps.ts'
import { readOwnAppointment } from './own-appointment.ts'

export function getOwnAppointmentOperation({
  database,
  clock,
  mails,
}: Pick<AppointmentDeps, 'database' | 'clock' | 'mails'>) {
  return handle(getOwnAppointment, async (context, { params: { kind } }) => {
    const application = await readOwnApplication(database.kysely, signedIn(context).user_uuid)
    return readOwnAppointment(database.kysely, { application, kind, now: clock.now(), mails })
  })
}
