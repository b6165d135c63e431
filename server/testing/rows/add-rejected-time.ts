import type { Database } from '../../platform/database/connection.ts'
import type { Workplace } from './add-workplace.ts'

/** A minute that a timer ran in a place and that couldn't become an entry. */
export async function addRejectedTime({ kysely }: Database, ratePlan: Workplace): Promise<string> {
  const { uuid } = await kysely
    .insertInto('rejected_time')
    .values({
      virtualassistant_uuid: ratePlan.virtualassistant_uuid,
      timer_id: ratePlan.project_uuid,
      project_uuid: ratePlan.project_uuid,
      rate_plan_uuid: ratePlan.rate_plan_uuid,
      start_at: new Date('2026-11-14T10:00:00Z'),
      end_at: new Date('2026-11-14T10:01:00Z'),
      code: 'already_stopped',
      reason: 'You’d already stopped this timer on another device.',
      created_date: new Date('2026-11-14T11:00:00Z'),
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return uuid
}
