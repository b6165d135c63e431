import { cancelMeeting, type MeetingFacts } from '@talentplace/contract/hiring/meetings/meeting.routes'
import { meetingStates } from '@talentplace/contract/core/calendar/meeting.states'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { MeetingDeps } from './book-meeting.ts'
import { invitedAssistants } from '../../core/calendar/invited-assistants.ts'
import { lockMeeting, meetingOf, type MeetingRow } from '../../core/calendar/meeting-row.ts'

/** Step: a held meeting is cancelled. */
export async function cancelHeld(
  transaction: Transaction<Tables>,
  held: MeetingRow,
  { who, at }: { who: 'client' | 'assistant' | 'staff'; at: Date },
): Promise<MeetingFacts> {
  const row = await transaction
    .updateTable('meetings')
    .set({
      status: meetingStates.step(held.status, 'cancelled', who),
      revision: held.revision + 1,
      revised_date: at,
    })
    .where('uuid', '=', held.uuid)
    .returningAll()
    .executeTakeFirstOrThrow()
  return meetingOf(row)
}

export function cancelMeetingOperation({ database, clock, mails }: MeetingDeps) {
  return handle(cancelMeeting, (context, { params }) => {
    const session = signedIn(context)
    return database.kysely.transaction().execute(async (transaction) => {
      const at = clock.now()
      const held = await lockMeeting(transaction, session, params.uuid, at)
      const who = session.client_uuid === held.client_uuid ? 'client' : 'staff'
      const cancelled = await cancelHeld(transaction, held, { who, at })
      const assistants = await invitedAssistants(transaction, held)
      for (const mail of mails.cancelled(cancelled, assistants)) await queueMail(transaction, mail)
      return mails.shown(cancelled)
    })
  })
}
