import { appointmentDeps, type AppointmentPlatform } from './appointments/appointment-deps.ts'
import { bookAppointmentOperation } from './appointments/book-appointment.ts'
import { cancelAppointmentOperation } from './appointments/cancel-appointment.ts'
import { getOwnAppointmentOperation } from './appointments/get-own-appointment.ts'
import { listAppointmentsOperation } from './appointments/list-appointments.ts'
import { moveAppointmentOperation } from './appointments/move-appointment.ts'
import { settleAppointmentOperation } from './appointments/settle-appointment.ts'

/** Interviews and onboarding sessions of those who apply. */
export function appointmentsOperations(platform: AppointmentPlatform) {
  const deps = appointmentDeps(platform)
  return {
    getOwnAppointment: getOwnAppointmentOperation(deps),
    bookAppointment: bookAppointmentOperation(deps),
    moveAppointment: moveAppointmentOperation(deps),
    cancelAppointment: cancelAppointmentOperation(deps),
    listAppointments: listAppointmentsOperation(deps),
    settleAppointment: settleAppointmentOperation(deps),
  }
}
