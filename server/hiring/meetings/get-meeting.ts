import { getMeeting } from '@talentplace/contract/hiring/meetings/meeting.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import type { MeetingMails } from '../../core/calendar/meeting-mails.ts'
import { maySeeMeetings, meetingOf } from '../../core/calendar/meeting-row.ts'

export function getMeetingOperation({ database, mails }: { database: Database; mails: MeetingMails }) {
  return handle(getMeeting, async (context, { params }) => {
    const row = await database.kysely
      .selectFrom('meetings')
      .selectAll()
      .where('uuid', '=', params.uuid)
      // Those of applicants are their application's.
      .where('application_uuid', 'is', null)
      .executeTakeFirst()
    if (!row || !maySeeMeetings(signedIn(context), row.client_uuid)) throw notFound()
    return mails.toView(meetingOf(row))
  })
}
