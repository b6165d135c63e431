import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Session } from '../../platform/sessions/session.ts'

/** Whose tasks: those that the caller may see, or those they may change. */
export type Reach = 'view' | 'edit'

/**
 * Who works on a subscription: whoever has a place in it that hasn't ended, but not while they haven't accepted the work. `today` is
 * the day in the subscription's zone, so that the last day is theirs to its end.
 */
export const livePlaces = sql`(
  select rate_plans.project_uuid, assistants.user_uuid, assistants.display_name, rate_plans.rp_end_date,
    client_timezone(projects.client_uuid) as timezone
  from rate_plans
  join assistants on assistants.uuid = rate_plans.virtualassistant_uuid
  join projects on projects.uuid = rate_plans.project_uuid
  where rate_plans.hours_released_date is null and assistants.user_uuid is not null and not exists (
    select 1 from va_relationships asked where asked.project_uuid = rate_plans.project_uuid
      and asked.virtualassistant_uuid = rate_plans.virtualassistant_uuid and asked.role_id = rate_plans.role_id
      and asked.interest <> 'accepted'))`

/** Whether a place's last day has not passed. */
export function isLive(ratePlan: { rp_end_date: string | null; timezone: string }, now: Date): boolean {
  return ratePlan.rp_end_date === null || ratePlan.rp_end_date >= calendarDay(ratePlan.timezone, now)
}

async function projectsOfAssistant(database: Kysely<Tables>, user: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ project_uuid: string; rp_end_date: string | null; timezone: string }>`
    select project_uuid, rp_end_date, timezone from ${livePlaces} places where user_uuid = ${user}`.execute(database)
  return rows.filter((ratePlan) => isLive(ratePlan, now)).map(({ project_uuid }) => project_uuid)
}

/** What a query of `projects` has to ask for, so that it finds the subscriptions whose tasks are within the caller's reach. */
export async function inReach(
  database: Kysely<Tables>,
  { session, reach, now }: { session: Session; reach: Reach; now: Date },
): Promise<RawBuilder<boolean>> {
  const holds = (permission: Parameters<typeof hasPermission>[1]) => hasPermission(session.permissions, permission)
  const subscribed = sql<boolean>`(projects.start_date is not null and projects.removed_date is null)`
  if (holds('admin_tasks.edit') || (reach === 'view' && holds('admin'))) return subscribed
  const own = holds('client') ? session.client_uuid : null
  const worked = holds('virtualassistant') ? await projectsOfAssistant(database, session.user_uuid, now) : []
  return sql<boolean>`(${subscribed} and (projects.client_uuid = ${own}::uuid or projects.uuid = any (${worked}::uuid[])))`
}

/** Staff, who see every subscription's tasks. */
export function isTaskStaff({ permissions }: Session): boolean {
  return hasPermission(permissions, 'admin')
}
