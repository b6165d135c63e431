import { cancelBookedCall } from '@talentplace/contract/hiring/meetings/meeting.routes'
import { handle } from '../../platform/http/handler.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { cancelLocked } from '../../core/calendar/cancel-locked.ts'
import { lockByToken } from './meeting-link.ts'
import type { BookedCallDeps } from './move-booked-call.ts'

/** B8.3: a call booked without an account, cancelled by the link in its mail. */
export function cancelBookedCallOperation({ database, clock, mails, throttle, linkLimit }: BookedCallDeps) {
  return handle(cancelBookedCall, async (context, { body: { token } }) => {
    await throttle.admit(linkLimit, context.address)
    return database.kysely.transaction().execute(async (transaction) => {
      const at = clock.now()
      const locked = await lockByToken(transaction, token, at)
      const cancelled = await cancelLocked(transaction, locked, { who: 'client', at })
      for (const mail of mails.cancelled(cancelled)) await queueMail(transaction, mail)
      return mails.toView(cancelled, token)
    })
  })
}
