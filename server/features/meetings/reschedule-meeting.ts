import { rescheduleMeeting, type Meeting } from '@talentplace/contract/meetings/meeting.routes'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { MeetingDeps } from './book-meeting.ts'
import { queueMeetingMails } from './queue-meeting-mails.ts'
import { checkZone, lockMeeting, meetingOf, offeredStart, saySlotTaken, type MeetingRow } from './meeting-row.ts'
import { slotEnd } from './office-hours.ts'

/**
 * Step: a held meeting takes another slot in place of its own. `reminded`: the last reminder that would come too late.
 * @throws HttpError 409
 */
export async function moveTo(
  transaction: Transaction<Tables>,
  uuid: string,
  start_at: Date,
  timezone: string,
  reminded: MeetingRow['reminded'] = null,
): Promise<Meeting> {
  const row = await transaction
    .updateTable('meetings')
    .set({ start_at, end_at: slotEnd(start_at), timezone, reminded })
    .where('uuid', '=', uuid)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(saySlotTaken)
  return meetingOf(row)
}

export function rescheduleMeetingOperation({ database, clock, office, mails }: MeetingDeps) {
  return handle(rescheduleMeeting, (context, { params, body: { start, timezone } }) => {
    const session = signedIn(context)
    checkZone(timezone)
    return database.kysely.transaction().execute(async (transaction) => {
      const now = clock.now()
      const held = await lockMeeting(transaction, session, params.uuid, now)
      if (held.source !== 'own') {
        throw new HttpError(
          409,
          'booked_elsewhere',
          'This meeting was booked in another calendar: please move it there.',
        )
      }
      const moved = await moveTo(transaction, held.uuid, offeredStart(office, start, now), timezone)
      await queueMeetingMails(transaction, mails.moved(moved, null), now)
      return moved
    })
  })
}
