import type { TimerRatePlan } from '@talentplace/contract/work/time/timer.routes'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { unseen } from '../../platform/database/unseen.ts'
import { firstName } from '../time/entries/to-entry-views.ts'
import { closedReason, ratePlanRows } from '../time/entries/rate-plan-for-time.ts'
import { readersName } from '../../platform/languages/readers-name.ts'

type Agreed = NonNullable<TimerRatePlan['agreed']>

interface Requested {
  readonly projects: readonly string[]
  readonly assistant_uuid: string
  /** `YYYY-MM-DD`, on the assistant's clock. */
  readonly today: string
  readonly now: Date
}

/**
 * What is left today of what the clients of some subscriptions agreed to, with what other people's timers count taken off; by
 * subscription. One without a limit is left out, as `seconds_within_limit` counts it.
 */
async function agreedHours(
  database: Kysely<Tables>,
  { projects, assistant_uuid, today, now }: Requested,
): Promise<Map<string, Agreed>> {
  // The day by itself first, as `hoursRemaining` has it.
  const { rows } = await sql<Agreed & { uuid: string }>`
    select projects.uuid, others.running as others_running,
      (remaining_seconds + coalesce(overage_seconds, 0) - others.seconds)::int as left_seconds
    from (select ${today}::date as day offset 0) asked_for
    cross join projects
    cross join lateral subscription_hours_on(projects.uuid, asked_for.day)
    cross join lateral (
      select count(running_since)::int as running, coalesce(sum(seconds_before
        + greatest(coalesce(extract(epoch from ${now}::timestamptz - running_since), 0), 0)), 0) as seconds
      from timers
      where timers.project_uuid = projects.uuid and virtualassistant_uuid <> ${assistant_uuid} and billable) others
    where projects.uuid = any (${unseen(sql`${projects}::uuid[]`)}::uuid[]) and overage_policy <> 'as_needed'`.execute(
    database,
  )
  return new Map(rows.map(({ uuid, left_seconds, others_running }) => [uuid, { left_seconds, others_running }]))
}

/** The places of an assistant that are live on a day, with their tasks that are still to do and the hours that are left. */
export async function timerRatePlans(
  database: Kysely<Tables>,
  { assistant_uuid, today, now }: { assistant_uuid: string; today: string; now: Date },
): Promise<TimerRatePlan[]> {
  const places = await ratePlanRows(database)
    .innerJoin('clients', 'clients.uuid', 'projects.client_uuid')
    .innerJoin('roles', 'roles.id', 'rate_plans.role_id')
    .select(['clients.company', 'clients.is_individual', readersName('roles.value').as('role')])
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
  return places.map((ratePlan) => ({
    rate_plan_uuid: ratePlan.rate_plan_uuid,
    project_uuid: ratePlan.project_uuid,
    project_name: ratePlan.project_name,
    company: ratePlan.is_individual ? firstName(ratePlan.company) : ratePlan.company,
    role: ratePlan.role,
    closed_reason: closedReason(ratePlan, today),
    agreed: agreed.get(ratePlan.project_uuid) ?? null,
    tasks: tasks
      .filter(({ project_uuid }) => project_uuid === ratePlan.project_uuid)
      .map(({ uuid, name }) => ({ uuid, name })),
  }))
}
