import { cancelMeeting } from '@talentplace/contract/hiring/meetings/meeting.routes'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { MeetingDeps } from './book-meeting.ts'
import { invitedAssistants } from '../../core/calendar/invited-assistants.ts'
import { cancelLocked } from '../../core/calendar/cancel-locked.ts'
import { lockMeeting } from '../../core/calendar/meeting-row.ts'

export function cancelMeetingOperation({ database, clock, mails }: MeetingDeps) {
  return handle(cancelMeeting, (context, { params }) => {
    const session = signedIn(context)
    return database.kysely.transaction().execute(async (transaction) => {
      const at = clock.now()
      const locked = await lockMeeting(transaction, session, params.uuid, at)
      const who = session.client_uuid === locked.client_uuid ? 'client' : 'staff'
      const cancelled = await cancelLocked(transaction, locked, { who, at })
      const assistants = await invitedAssistants(transaction, locked)
      for (const mail of mails.cancelled(cancelled, assistants)) await queueMail(transaction, mail)
      return mails.toView(cancelled)
    })
  })
}
