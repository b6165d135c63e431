import type { TimerPlace } from '@talentplace/contract/work/time/timer.routes'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { firstName } from '../time/entries/to-entry-views.ts'
import { closedReason, placeRows } from '../time/entries/place-for-time.ts'
import { agreedHours } from './agreed-hours.ts'

/** The places of an assistant that are live on a day, with their tasks that are still to do and the hours that are left. */
export async function timerPlaces(
  database: Kysely<Tables>,
  { assistant_uuid, today, now }: { assistant_uuid: string; today: string; now: Date },
): Promise<TimerPlace[]> {
  const places = await placeRows(database)
    .innerJoin('clients', 'clients.uuid', 'projects.client_uuid')
    .innerJoin('roles', 'roles.id', 'rate_plans.role_id')
    .select(['clients.company', 'clients.is_individual', 'roles.value as role'])
    .where('rate_plans.virtualassistant_uuid', '=', assistant_uuid)
    .where('rate_plans.rate_start_date', '<=', today)
    .where((where) =>
      where.or([where('rate_plans.rp_end_date', 'is', null), where('rate_plans.rp_end_date', '>=', today)]),
    )
    .orderBy('projects.project_name')
    .orderBy('rate_plans.uuid')
    .execute()
  const projects = [...new Set(places.map(({ project_uuid }) => project_uuid))]
  const tasks =
    projects.length === 0
      ? []
      : await database
          .selectFrom('tasks')
          .select(['uuid', 'name', 'project_uuid'])
          .where('project_uuid', 'in', projects)
          .where('removed_date', 'is', null)
          .where('completed_date', 'is', null)
          .orderBy('position')
          .orderBy('uuid')
          .execute()
  const agreed = await agreedHours(database, { projects, assistant_uuid, today, now })
  return places.map((place) => ({
    rate_plan_uuid: place.rate_plan_uuid,
    project_uuid: place.project_uuid,
    project_name: place.project_name,
    company: place.is_individual ? firstName(place.company) : place.company,
    role: place.role,
    closed_reason: closedReason(place, today),
    agreed: agreed.get(place.project_uuid) ?? null,
    tasks: tasks
      .filter(({ project_uuid }) => project_uuid === place.project_uuid)
      .map(({ uuid, name }) => ({ uuid, name })),
  }))
}
