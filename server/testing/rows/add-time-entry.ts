import type { Insertable } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { TestDatabase } from '../database.ts'

/**
 * Time worked at the first place of a subscription: an hour of a day, logged as a duration, billable and open, except for
 * what is said of it.
 */
export async function addTimeEntry(
  database: TestDatabase,
  project_uuid: string,
  about: Partial<Insertable<Tables['time_entries']>> & { task_date: string },
): Promise<string> {
  const place = await database.kysely
    .selectFrom('rate_plans')
    .innerJoin('projects', 'projects.uuid', 'rate_plans.project_uuid')
    .select(['rate_plans.uuid', 'seat_uuid', 'role_id', 'virtualassistant_uuid', 'client_uuid'])
    .where('rate_plans.project_uuid', '=', project_uuid)
    .orderBy('rate_plans.created_date')
    .orderBy('rate_plans.uuid')
    .executeTakeFirstOrThrow()
  const at = new Date(`${about.task_date}T15:00:00Z`)
  const { uuid } = await database.kysely
    .insertInto('time_entries')
    .values({
      origin_uuid: crypto.randomUUID(),
      project_uuid,
      client_uuid: place.client_uuid,
      rate_plan_uuid: place.uuid,
      seat_uuid: place.seat_uuid,
      role_id: place.role_id,
      virtualassistant_uuid: place.virtualassistant_uuid ?? '',
      timezone: 'America/Toronto',
      seconds: 3600,
      billable: true,
      payable: true,
      source: 'manual',
      status: 'open',
      created_date: at,
      updated_date: at,
      ...about,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return uuid
}
