import type { AppointmentKind } from '@talentplace/contract/talent/appointments/appointment.routes'

/** What staff call them. */
export const appointmentNames: Readonly<Record<AppointmentKind, string>> = {
  interview: 'Interview',
  onboarding: 'Onboarding session',
}
