import type { StaffAppointment } from '@talentplace/contract/talent/appointments/appointment.routes'
import type { Kysely } from 'kysely'
import type { MeetingRow } from '../../core/calendar/meeting-row.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { appointmentOf } from './appointment-row.ts'

/** Those of every applicant, with whom they are with. */
export function staffAppointments(database: Kysely<Tables>) {
  return database
    .selectFrom('meetings')
    .innerJoin('applications', 'applications.uuid', 'meetings.application_uuid')
    .innerJoin('assistants', 'assistants.uuid', 'applications.virtualassistant_uuid')
    .selectAll('meetings')
    .select(['assistants.uuid as virtualassistant_uuid', 'assistants.full_name'])
}

export function toStaffView(
  row: MeetingRow & { readonly virtualassistant_uuid: string; readonly full_name: string },
): StaffAppointment {
  const { virtualassistant_uuid, full_name } = row
  return { ...appointmentOf(row), virtualassistant_uuid, full_name }
}
