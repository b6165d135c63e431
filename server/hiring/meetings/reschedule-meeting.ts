import * as refusals from '@talentplace/contract/hiring/messages/refusals'
import { rescheduleMeeting } from '@talentplace/contract/hiring/meetings/meeting.routes'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { MeetingDeps } from './book-meeting.ts'
import { invitedAssistants } from '../../core/calendar/invited-assistants.ts'
import { queueMeetingMails } from '../../core/calendar/queue-meeting-mails.ts'
import { checkZone, lockMeeting, offeredStart } from '../../core/calendar/meeting-row.ts'
import { moveTo } from '../../core/calendar/move-to.ts'

export function rescheduleMeetingOperation({ database, clock, office, mails }: MeetingDeps) {
  return handle(rescheduleMeeting, (context, { params, body: { start, timezone } }) => {
    const session = signedIn(context)
    checkZone(timezone)
    return database.kysely.transaction().execute(async (transaction) => {
      const now = clock.now()
      const locked = await lockMeeting(transaction, session, params.uuid, now)
      if (locked.source !== 'own') {
        throw new HttpError(409, 'booked_elsewhere', refusals.bookedElsewhere())
      }
      const moved = await moveTo(transaction, locked.uuid, {
        start_at: offeredStart(office, start, now),
        timezone,
        at: now,
      })
      await queueMeetingMails(
        transaction,
        mails.moved(moved, null, await invitedAssistants(transaction, { ...locked, start_at: new Date(moved.start) })),
        now,
      )
      return mails.toView(moved)
    })
  })
}
