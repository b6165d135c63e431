import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { bookDiscoveryCall } from '@talentplace/contract/hiring/meetings/meeting.routes'
import { handle } from '../../platform/http/handler.ts'
import type { Limit, Throttle } from '../../platform/throttle/throttle.ts'
import type { MeetingDeps } from './book-meeting.ts'
import { hashOfToken, newMeetingToken } from './meeting-link.ts'
import { placeColumns } from '../../core/calendar/meeting-place.ts'
import { queueMeetingMails } from '../../core/calendar/queue-meeting-mails.ts'
import { checkZone, meetingOf, offeredStart, saySlotTaken } from '../../core/calendar/meeting-row.ts'
import { slotEnd } from '../../core/calendar/office-hours.ts'

/** A visitor's discovery call: a few an hour for each address, since every one takes a time of ours. */
export function bookDiscoveryCallOperation(deps: MeetingDeps & { throttle: Throttle; limit: Limit }) {
  const { database, clock, office, mails, places, throttle, limit } = deps
  return handle(bookDiscoveryCall, async (context, { body }) => {
    checkZone(body.timezone)
    const now = clock.now()
    const start_at = offeredStart(office, body.start, now)
    await throttle.admit(limit, context.address)
    const token = newMeetingToken()
    return database.kysely.transaction().execute(async (transaction) => {
      const row = await transaction
        .insertInto('meetings')
        .values({
          kind: 'discovery',
          client_uuid: null,
          project_uuid: null,
          booked_by: null,
          invitee_name: body.invitee_name,
          invitee_email: body.invitee_email,
          start_at,
          end_at: slotEnd(start_at),
          ...placeColumns(places, body.place, null),
          timezone: body.timezone,
          source: 'own',
          note: body.note,
          created_date: now,
          language: currentLanguage(),
          token_hash: hashOfToken(token),
        })
        .returningAll()
        .executeTakeFirstOrThrow()
        .catch(saySlotTaken)
      const booked = meetingOf(row)
      const sent = mails.booked(booked, { note: body.note, token })
      await queueMeetingMails(transaction, sent, now)
      return mails.toView(booked)
    })
  })
}
