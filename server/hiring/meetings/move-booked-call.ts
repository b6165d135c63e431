import { moveBookedCall } from '@talentplace/contract/hiring/meetings/meeting.routes'
import { handle } from '../../platform/http/handler.ts'
import type { Limit, Throttle } from '../../platform/throttle/throttle.ts'
import type { MeetingDeps } from './book-meeting.ts'
import { lockByToken } from './meeting-link.ts'
import { queueMeetingMails } from '../../core/calendar/queue-meeting-mails.ts'
import { checkZone, offeredStart } from '../../core/calendar/meeting-row.ts'
import { moveTo } from '../../core/calendar/move-to.ts'

export interface BookedCallDeps extends MeetingDeps {
  readonly throttle: Throttle
  /** Uses of links an hour from one address, wrong ones too. */
  readonly linkLimit: Limit
}

/** B8.3: a call booked without an account, moved by the link in its mail. */
export function moveBookedCallOperation({ database, clock, office, mails, throttle, linkLimit }: BookedCallDeps) {
  return handle(moveBookedCall, async (context, { body: { token, start, timezone } }) => {
    checkZone(timezone)
    await throttle.admit(linkLimit, context.address)
    return database.kysely.transaction().execute(async (transaction) => {
      const now = clock.now()
      const locked = await lockByToken(transaction, token, now)
      const moved = await moveTo(transaction, locked.uuid, {
        start_at: offeredStart(office, start, now),
        timezone,
        at: now,
      })
      await queueMeetingMails(transaction, mails.moved(moved, token), now)
      return mails.toView(moved, token)
    })
  })
}
