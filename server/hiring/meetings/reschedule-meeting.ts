import { rescheduleMeeting, type MeetingFacts } from '@talentplace/contract/hiring/meetings/meeting.routes'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { MeetingDeps } from './book-meeting.ts'
import { invitedAssistants } from '../../core/calendar/invited-assistants.ts'
import { queueMeetingMails } from '../../core/calendar/queue-meeting-mails.ts'
import {
  checkZone,
  lockMeeting,
  meetingOf,
  offeredStart,
  saySlotTaken,
  type MeetingRow,
} from '../../core/calendar/meeting-row.ts'
import { slotEnd } from '../../core/calendar/office-hours.ts'

interface NewTime {
  readonly start_at: Date
  readonly timezone: string
  /** The last reminder that would come too late. */
  readonly reminded?: MeetingRow['reminded']
  readonly at: Date
}

/** Step: a held meeting takes another slot in place of its own. @throws HttpError 409 */
export async function moveTo(
  transaction: Transaction<Tables>,
  uuid: string,
  { start_at, timezone, reminded = null, at }: NewTime,
): Promise<MeetingFacts> {
  const row = await transaction
    .updateTable('meetings')
    .set(({ eb }) => ({
      start_at,
      end_at: slotEnd(start_at),
      timezone,
      reminded,
      revision: eb('revision', '+', 1),
      revised_date: at,
    }))
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
      const moved = await moveTo(transaction, held.uuid, {
        start_at: offeredStart(office, start, now),
        timezone,
        at: now,
      })
      await queueMeetingMails(
        transaction,
        mails.moved(moved, null, await invitedAssistants(transaction, { ...held, start_at: new Date(moved.start) })),
        now,
      )
      return mails.shown(moved)
    })
  })
}
