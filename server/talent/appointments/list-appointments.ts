import { listAppointments } from '@talentplace/contract/talent/appointments/appointment.routes'
import { meetingStates } from '@talentplace/contract/core/calendar/meeting.states'
import { sql } from 'kysely'
import { isToSettle } from '../applications/application-conditions.ts'
import { inPageOrder, listPage, neverEmpty, pageOf, type Ties } from '../../platform/database/list-page.ts'
import { handle } from '../../platform/http/handler.ts'
import type { AppointmentDeps } from './appointment-deps.ts'
import { meetingKindOf } from './appointment-row.ts'
import { toStaffView, staffAppointments } from './staff-appointments.ts'

const columns = { start: neverEmpty(sql`meetings.start_at`), full_name: neverEmpty(sql`assistants.searched_text`) }
const ties: Ties = [[sql`meetings.uuid`, 'asc']]

/** Which ones first; the applicant is joined where they are sorted by name, and read of the page alone otherwise. */
export function listAppointmentsOperation({
  database: { kysely },
  clock,
}: Pick<AppointmentDeps, 'database' | 'clock'>) {
  return handle(listAppointments, async (_context, { query }) => {
    const { group, kind, virtualassistant_uuid, pagination } = query
    const now = clock.now()
    let found = kysely.selectFrom('meetings').where('application_uuid', 'is not', null)
    if (group === 'to_come') found = found.where('status', '=', 'booked').where('start_at', '>', now)
    if (group === 'to_settle') found = found.where(isToSettle(now))
    if (group === 'settled') found = found.where('status', 'in', meetingStates.sets.ended)
    if (kind !== undefined) found = found.where('kind', '=', meetingKindOf[kind])
    if (virtualassistant_uuid !== undefined) {
      found = found.where(sql<boolean>`application_uuid = any (array(
        select uuid from applications where applications.virtualassistant_uuid = ${virtualassistant_uuid}))`)
    }
    const joined = found.$if(pagination.sortBy?.includes('full_name') === true, (meetings) =>
      meetings
        .innerJoin('applications', (on) => on.on(sql<boolean>`applications.uuid = meetings.application_uuid`))
        .innerJoin('assistants', (on) => on.on(sql<boolean>`assistants.uuid = applications.virtualassistant_uuid`)),
    )
    const page = pageOf(pagination, columns, { by: 'start', descending: false }, ties)
    const { rows: ids, count } = await listPage(joined.select('meetings.uuid'), page, found)
    const uuids = ids.map(({ uuid }) => uuid)
    const rows = await staffAppointments(kysely)
      .where(sql<boolean>`meetings.uuid = any (${uuids}::uuid[])`)
      .execute()
    return { appointments: inPageOrder(uuids, rows).map(toStaffView), count }
  })
}
