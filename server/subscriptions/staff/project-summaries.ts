import type { ProjectSummary } from '@talentplace/contract/subscriptions/staff/staff-project.routes'
import type { ProjectGroup } from '@talentplace/contract/subscriptions/project.states'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { DaysOfClients } from '../groups/days-of-clients.ts'
import { toHealthView } from '../groups/group-conditions.ts'
import { isInForce } from '../rate-plans/in-force.ts'
import { hoursRemaining } from '../hours/period-hours.ts'
import { toPauseViewOn } from '../pauses/pause-view.ts'

interface SummaryRow extends Omit<ProjectSummary, 'group' | 'answers' | 'created_date'> {
  readonly project_group: Exclude<ProjectGroup, 'matching'>
  readonly matching: boolean
  readonly requested: number
  readonly accepted: number
  readonly declined: number
  readonly created_date: Date
}

/** The places of a subscription today; those of an ended one too, whose hours are free again. */
const places = (today: RawBuilder<unknown>) => sql`(
  select sum(hours_per_month)::int as subscription_hours,
    count(*) filter (where virtualassistant_uuid is null)::int as open_places
  from rate_plans where rate_plans.project_uuid = projects.uuid and ${isInForce(today)})`

/** Of rows of `va_relationships` as `asked`: their place is theirs, or nobody's. */
export const isWaitedFor = sql<boolean>`asked.asked_for = 'place' and exists (
  select from rate_plans where rate_plans.project_uuid = asked.project_uuid and rate_plans.role_id = asked.role_id
    and coalesce(rate_plans.virtualassistant_uuid, asked.virtualassistant_uuid) = asked.virtualassistant_uuid)`

const answers = sql`(
  select count(*) filter (where interest = 'asked')::int as requested,
    count(*) filter (where interest = 'accepted')::int as accepted,
    count(*) filter (where interest = 'declined')::int as declined
  from va_relationships asked where asked.project_uuid = projects.uuid and ${isWaitedFor})`

const roleNames = sql`(
  select array_agg(value order by id) from roles where id in (
    select role_id from rate_plans where rate_plans.project_uuid = projects.uuid
    union select rid::int from jsonb_array_elements_text(coalesce(projects.matching_criteria -> 'rids', '[]')) as rid
      where projects.start_date is null))`

/** Of those projects, in one statement. */
function summaries(uuids: readonly string[], days: DaysOfClients): RawBuilder<SummaryRow> {
  const { today } = days
  return sql`
    select projects.uuid, project_name, projects.client_uuid, company, ar_status, start_date, end_date,
      ${toPauseViewOn(today)} as pause,
      projects.created_date, subscription_hours, ${hoursRemaining(sql`projects.uuid`, today)} as hours_remaining, coalesce(open_places, 0) as open_places, requested, accepted, declined,
      coalesce(${roleNames}, '{}') as roles,
      case when project_health.project_uuid is null or coalesce(end_date < ${today}, false) then null
        else ${toHealthView(days)} end as health,
      case when coalesce(end_date < ${today}, false) then '{}'
        else array(select reason ->> 'code' from jsonb_array_elements(reasons) reason) end as health_reasons,
      case when start_date is null then 'draft' when end_date < ${today} then 'inactive' else 'active' end as project_group,
      matching_state = 'matching' and (end_date is null or end_date >= ${today}) as matching
    from projects
    join clients on clients.uuid = projects.client_uuid
    left join project_health on project_health.project_uuid = projects.uuid
    cross join lateral ${places(today)} places
    cross join lateral ${answers} answers
    where projects.removed_date is null and projects.uuid = any (${uuids}::uuid[])`
}

function projectSummary({
  project_group,
  matching,
  requested,
  accepted,
  declined,
  ...row
}: SummaryRow): ProjectSummary {
  return {
    ...row,
    group: matching ? 'matching' : project_group,
    answers: { asked: requested, accepted, declined },
    created_date: row.created_date.toISOString(),
  }
}

/** What lists and pages of staff show of subscriptions and drafts, in the order of their uuids here; one that isn't there is left out. */
export async function summariesOf(
  database: Kysely<Tables>,
  uuids: readonly string[],
  days: DaysOfClients,
): Promise<ProjectSummary[]> {
  const { rows } = await summaries(uuids, days).execute(database)
  const byUuid = new Map(rows.map((row) => [row.uuid, projectSummary(row)]))
  return uuids.flatMap((uuid) => byUuid.get(uuid) ?? [])
}
