import { openBookedCall } from '@talentplace/contract/hiring/meetings/meeting.routes'
import { handle } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import type { BookedCallDeps } from './move-booked-call.ts'
import { hashOfToken } from './meeting-link.ts'
import { meetingOf } from '../../core/calendar/meeting-row.ts'

/** B8.3: the call that a mailed link is about. */
export function openBookedCallOperation({ database, mails, throttle, linkLimit }: BookedCallDeps) {
  return handle(openBookedCall, async (context, { body: { token } }) => {
    await throttle.admit(linkLimit, context.address)
    const row = await database.kysely
      .selectFrom('meetings')
      .selectAll()
      .where('token_hash', '=', hashOfToken(token))
      .executeTakeFirst()
    if (!row) throw notFound()
    return mails.toView(meetingOf(row), token)
  })
}
