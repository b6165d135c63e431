import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { meetingOf, type MeetingRecord, saySlotTaken, type MeetingRow } from './meeting-row.ts'
import { slotEnd } from './office-hours.ts'

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
): Promise<MeetingRecord> {
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
