import { cancelMeeting } from '@talentplace/contract/meetings/meeting.routes'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { MeetingParts } from './book-meeting.ts'
import { holdMeeting, meetingOf } from './meeting-row.ts'

export function cancelMeetingOperation({ database, clock, mails }: MeetingParts) {
  return handle(cancelMeeting, (context, { params }) => {
    const session = signedIn(context)
    return database.kysely.transaction().execute(async (transaction) => {
      const held = await holdMeeting(transaction, session, params.uuid, clock.now())
      const row = await transaction
        .updateTable('meetings')
        .set({ status: 'cancelled' })
        .where('uuid', '=', held.uuid)
        .returningAll()
        .executeTakeFirstOrThrow()
      const cancelled = meetingOf(row)
      for (const mail of mails.cancelled(cancelled)) await queueMail(transaction, mail)
      return cancelled
    })
  })
}
