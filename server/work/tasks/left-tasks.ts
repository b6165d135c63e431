import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { isLive, livePlaces } from './task-reach.ts'

/** An assistant whose work in a subscription is over, and who does it now. */
export interface Successor {
  readonly project_uuid: string
  readonly project_name: string
  readonly gone_user: string
  readonly gone_name: string
  readonly next_user: string
}

interface LivePlace {
  readonly rp_end_date: string | null
  readonly timezone: string
}

/**
 * Whose open tasks wait for someone else: they have no place in the subscription any more, and in a seat that was theirs someone
 * works now. Of several seats the one they left last counts.
 */
export async function successorsOfDeleted(database: Kysely<Tables>, now: Date): Promise<Successor[]> {
  const { rows } = await sql<Successor & { rp_end_date: string | null; timezone: string; gone_live: LivePlace[] }>`
    select distinct on (projects.uuid, gone.user_uuid)
      projects.uuid as project_uuid, projects.project_name, gone.user_uuid as gone_user, gone.display_name as gone_name,
      live.user_uuid as next_user, live.rp_end_date, live.timezone,
      coalesce((select jsonb_agg(jsonb_build_object('rp_end_date', own.rp_end_date, 'timezone', own.timezone))
        from ${livePlaces} own where own.project_uuid = projects.uuid and own.user_uuid = gone.user_uuid), '[]') as gone_live
    from rate_plans ended
    join assistants gone on gone.uuid = ended.virtualassistant_uuid and gone.user_uuid is not null
    join projects on projects.uuid = ended.project_uuid and projects.removed_date is null
    join rate_plans later on later.seat_uuid = ended.seat_uuid and later.rate_start_date > ended.rate_start_date
    join assistants following on following.uuid = later.virtualassistant_uuid and following.user_uuid <> gone.user_uuid
    join ${livePlaces} live on live.project_uuid = projects.uuid and live.user_uuid = following.user_uuid
    where ended.rp_end_date <= ${now.toISOString().slice(0, 10)}::date and exists (
      select from task_assignments given join tasks on tasks.uuid = given.task_uuid
      where given.user_uuid = gone.user_uuid and tasks.project_uuid = projects.uuid
        and tasks.removed_date is null and tasks.completed_date is null)
    order by projects.uuid, gone.user_uuid, ended.rp_end_date desc, later.rate_start_date desc`.execute(database)
  return rows
    .filter((row) => isLive(row, now) && !row.gone_live.some((ratePlan) => isLive(ratePlan, now)))
    .map(({ project_uuid, project_name, gone_user, gone_name, next_user }) => ({
      project_uuid,
      project_name,
      gone_user,
      gone_name,
      next_user,
    }))
}
