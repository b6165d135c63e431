import { appointmentDeps, type AppointmentPlatform } from './appointment-deps.ts'
import { bookAppointmentOperation } from './book-appointment.ts'
import { cancelAppointmentOperation } from './cancel-appointment.ts'
import { getOwnAppointmentOperation } from './get-own-appointment.ts'
import { listAppointmentsOperation } from './list-appointments.ts'
import { moveAppointmentOperation } from './move-appointment.ts'
import { settleAppointmentOperation } from './settle-appointment.ts'

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
