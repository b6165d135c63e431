import { getInvitedMeeting } from '@talentplace/contract/hiring/meetings/meeting.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { invitedAssistants } from '../../core/calendar/invited-assistants.ts'
import type { MeetingMails } from '../../core/calendar/meeting-mails.ts'
import { meetingOf } from '../../core/calendar/meeting-row.ts'

/** Where the mails of an assistant lead who is invited to a client's meeting; they learn nothing of the client here. */
export function getInvitedMeetingOperation({ database, mails }: { database: Database; mails: MeetingMails }) {
  return handle(getInvitedMeeting, async (context, { params }) => {
    const { user_uuid } = signedIn(context)
    const row = await database.kysely
      .selectFrom('meetings')
      .selectAll()
      .where('uuid', '=', params.uuid)
      .executeTakeFirst()
    const invited = row && (await invitedAssistants(database.kysely, row)).find((each) => each.user_uuid === user_uuid)
    if (!row || !invited) throw notFound('There is no such meeting.')
    const { uuid, kind, start, end, timezone, timezone_offset, status, place, calendar_file } = mails.toInvitedView(
      meetingOf(row),
      invited,
    )
    return { uuid, kind, start, end, timezone, timezone_offset, status, place, calendar_file }
  })
}
