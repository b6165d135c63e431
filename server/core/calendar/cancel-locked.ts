import { meetingStates } from '@talentplace/contract/core/calendar/meeting.states'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { meetingOf, type MeetingRecord, type MeetingRow } from './meeting-row.ts'

/** Step: a held meeting is cancelled. */
export async function cancelLocked(
  transaction: Transaction<Tables>,
  locked: MeetingRow,
  { who, at }: { who: 'client' | 'assistant' | 'staff'; at: Date },
): Promise<MeetingRecord> {
  const row = await transaction
    .updateTable('meetings')
    .set({
      status: meetingStates.step(locked.status, 'cancelled', who),
      revision: locked.revision + 1,
      revised_date: at,
    })
    .where('uuid', '=', locked.uuid)
    .returningAll()
    .executeTakeFirstOrThrow()
  return meetingOf(row)
}
