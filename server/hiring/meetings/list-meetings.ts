import { listMeetings } from '@talentplace/contract/hiring/meetings/meeting.routes'
import { sql } from 'kysely'
import { listPage, pageOf } from '../../platform/database/list-page.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import type { MeetingDeps } from './book-meeting.ts'
import { maySeeMeetings, meetingOf } from '../../core/calendar/meeting-row.ts'

const visibleDays = 30

export function listMeetingsOperation({ database, clock, mails }: Pick<MeetingDeps, 'database' | 'clock' | 'mails'>) {
  return handle(listMeetings, async (context, { params, query: { kind, pagination } }) => {
    if (!maySeeMeetings(signedIn(context), params.id)) throw notFound()
    const client = await database.kysely
      .selectFrom('clients')
      .select('uuid')
      .where('uuid', '=', params.id)
      .executeTakeFirst()
    if (!client) throw notFound()
    const since = new Date(clock.now().getTime() - visibleDays * 24 * 60 * 60 * 1000)
    let meetings = database.kysely
      .selectFrom('meetings')
      .where('client_uuid', '=', params.id)
      .where('start_at', '>', since)
    if (kind !== undefined) meetings = meetings.where('kind', '=', kind)
    const page = pageOf(pagination, { start: sql`start_at` }, { by: 'start', descending: false }, sql`uuid`)
    const { rows, count } = await listPage(meetings.selectAll(), page)
    return { meetings: rows.map((row) => mails.toView(meetingOf(row))), count }
  })
}
