import { listAppointments } from '@talentplace/contract/talent/appointments/appointment.routes'
import { meetingStates } from '@talentplace/contract/core/calendar/meeting.states'
import { sql } from 'kysely'
import { isToSettle } from '../applications/application-conditions.ts'
import { listPage, pageOf } from '../../platform/database/list-page.ts'
import { handle } from '../../platform/http/handler.ts'
import type { AppointmentDeps } from './appointment-deps.ts'
import { meetingKindOf } from './appointment-row.ts'
import { toStaffView, staffAppointments } from './staff-appointments.ts'

const columns = { start: sql`start_at`, full_name: sql`assistants.searched_text` }

export function listAppointmentsOperation({ database, clock }: Pick<AppointmentDeps, 'database' | 'clock'>) {
  return handle(listAppointments, async (_context, { query }) => {
    const { group, kind, virtualassistant_uuid, pagination } = query
    const now = clock.now()
    let found = staffAppointments(database.kysely)
    if (group === 'to_come') found = found.where('status', '=', 'booked').where('start_at', '>', now)
    if (group === 'to_settle') found = found.where(isToSettle(now))
    if (group === 'settled') found = found.where('status', 'in', meetingStates.sets.ended)
    if (kind !== undefined) found = found.where('kind', '=', meetingKindOf[kind])
    if (virtualassistant_uuid !== undefined) found = found.where('assistants.uuid', '=', virtualassistant_uuid)
    const page = pageOf(pagination, columns, { by: 'start', descending: false }, sql`meetings.uuid`)
    const { rows, count } = await listPage(found, page)
    return { appointments: rows.map(toStaffView), count }
  })
}
