import type { Insertable } from 'kysely'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { TestDatabase } from '../database.ts'
import type { Workplace } from './add-workplace.ts'

type Entry = Insertable<Tables['time_entries']>

/** The first place of a subscription, with who works in it. */
async function firstRatePlanOf(database: TestDatabase, project_uuid: string): Promise<Workplace> {
  const ratePlan = await database.kysely
    .selectFrom('rate_plans')
    .innerJoin('projects', 'projects.uuid', 'rate_plans.project_uuid')
    .select(['rate_plans.uuid as rate_plan_uuid', 'project_uuid', 'client_uuid', 'seat_uuid', 'role_id'])
    .select('virtualassistant_uuid')
    .where('rate_plans.project_uuid', '=', project_uuid)
    .orderBy('rate_plans.created_date')
    .orderBy('rate_plans.uuid')
    .executeTakeFirstOrThrow()
  return { ...ratePlan, virtualassistant_uuid: ratePlan.virtualassistant_uuid ?? '' }
}

/**
 * An hour of work in Toronto by hand, except for what is said of it; its uuid.
 * @param where A place, or a subscription: its first place.
 */
export async function addTimeEntry(
  database: TestDatabase,
  where: Workplace | string,
  about: Partial<Entry> & ({ start_at: Date } | { task_date: string }),
): Promise<string> {
  const ratePlan = typeof where === 'string' ? await firstRatePlanOf(database, where) : where
  const { seconds = 3600, timezone = 'America/Toronto' } = about
  const interval = 'start_at' in about && about.start_at instanceof Date ? about.start_at : null
  const day = interval ? calendarDay(timezone, interval) : String(about.task_date)
  const at = interval ?? new Date(`${day}T15:00:00Z`)
  const { uuid } = await database.kysely
    .insertInto('time_entries')
    .values({
      ...ratePlan,
      task_date: day,
      end_at: interval && new Date(interval.getTime() + seconds * 1000),
      origin_uuid: crypto.randomUUID(),
      seconds,
      timezone,
      billable: true,
      payable: true,
      description: 'Reconciled the accounts',
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
