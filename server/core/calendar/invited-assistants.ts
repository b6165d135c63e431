import type { Kysely } from 'kysely'
import { offsetAt } from '../../platform/clock/zones.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { MeetingRow } from './meeting-row.ts'

/** An assistant whom a meeting concerns. */
export interface InvitedAssistant {
  readonly user_uuid: string
  readonly email: string
  readonly full_name: string
  /** Their own clock, with its offset in minutes at the meeting's start. */
  readonly timezone: string
  readonly timezone_offset: number
}

/** Whom a client meets in an interview, or whom a matching meeting concerns. */
export async function invitedAssistants(
  database: Kysely<Tables>,
  { uuid, timezone: usual, start_at }: Pick<MeetingRow, 'uuid' | 'timezone' | 'start_at'>,
): Promise<InvitedAssistant[]> {
  const people = await database
    .selectFrom('assistants')
    .innerJoin('users', 'users.uuid', 'assistants.user_uuid')
    .select(['users.uuid as user_uuid', 'users.email', 'users.full_name', 'users.timezone'])
    .where(({ or, eb, selectFrom }) =>
      or([
        eb(
          'assistants.uuid',
          'in',
          selectFrom('match_candidates').select('virtualassistant_uuid').where('meeting_uuid', '=', uuid),
        ),
        eb(
          'assistants.uuid',
          '=',
          selectFrom('meetings').select('concerned_assistant_uuid').where('meetings.uuid', '=', uuid),
        ),
      ]),
    )
    .where('users.deleted_date', 'is', null)
    .execute()
  return people.map(({ user_uuid, email, full_name, timezone: own }) => {
    const timezone = own ?? usual
    return { user_uuid, email, full_name, timezone, timezone_offset: offsetAt(timezone, start_at) ?? 0 }
  })
}
