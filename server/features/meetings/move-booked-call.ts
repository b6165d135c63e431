import { moveBookedCall } from '@talentplace/contract/meetings/meeting.routes'
import { handle } from '../../platform/http/handler.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { Limit, Throttle } from '../../platform/throttle/throttle.ts'
import type { MeetingParts } from './book-meeting.ts'
import { holdByToken } from './meeting-link.ts'
import { checkZone, offeredStart } from './meeting-row.ts'
import { moveTo } from './reschedule-meeting.ts'

export interface BookedCallParts extends MeetingParts {
  readonly throttle: Throttle
  /** Uses of links an hour from one address, wrong ones too. */
  readonly linkLimit: Limit
}

/** B8.3: a call booked without an account, moved by the link in its mail. */
export function moveBookedCallOperation({ database, clock, office, mails, throttle, linkLimit }: BookedCallParts) {
  return handle(moveBookedCall, async (context, { body: { token, start, timezone } }) => {
    checkZone(timezone)
    await throttle.admit(linkLimit, context.address)
    return database.kysely.transaction().execute(async (transaction) => {
      const now = clock.now()
      const held = await holdByToken(transaction, token, now)
      const moved = await moveTo(transaction, held.uuid, offeredStart(office, start, now), timezone)
      for (const mail of mails.moved(moved, token)) await queueMail(transaction, mail)
      return moved
    })
  })
}
