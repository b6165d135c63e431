import type { ProjectSummary } from '@talentplace/contract/projects/staff/staff-project.routes'
import type { ProjectGroup } from '@talentplace/contract/projects/project.states'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { daysByZone } from '../../../platform/clock/days-by-zone.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { isInForce } from '../rate-plans/in-force.ts'
import { hoursRemaining } from '../hours/period-hours.ts'
import { shownPauseOn } from '../pauses/shown-pause.ts'

interface SummaryRow extends Omit<ProjectSummary, 'group' | 'answers' | 'created_date'> {
  readonly project_group: Exclude<ProjectGroup, 'matching'>
  readonly matching: boolean
  readonly asked: number
  readonly accepted: number
  readonly declined: number
  readonly created_date: Date
}

/** The places of a subscription today; those of an ended one too, whose hours are free again. */
const places = (today: RawBuilder<unknown>) => sql`(
  select sum(hours_per_month)::int as subscription_hours,
    count(*) filter (where virtualassistant_uuid is null)::int as open_places
  from rate_plans where rate_plans.project_uuid = projects.uuid and ${isInForce(today)})`

/** Those whose place is theirs, or nobody's. */
const answers = sql`(
  select count(*) filter (where interest = 'asked')::int as asked,
    count(*) filter (where interest = 'accepted')::int as accepted,
    count(*) filter (where interest = 'declined')::int as declined
  from va_relationships asked where asked.project_uuid = projects.uuid and exists (
    select from rate_plans where rate_plans.project_uuid = projects.uuid and rate_plans.role_id = asked.role_id
      and coalesce(rate_plans.virtualassistant_uuid, asked.virtualassistant_uuid) = asked.virtualassistant_uuid))`

const roleNames = sql`(
  select array_agg(value order by id) from roles where id in (
    select role_id from rate_plans where rate_plans.project_uuid = projects.uuid
    union select rid::int from jsonb_array_elements_text(coalesce(projects.matching_criteria -> 'rids', '[]')) as rid
      where projects.start_date is null))`

/** The day on the clock of the client's primary contact. */
function today(days: Readonly<Record<string, string>>) {
  return sql`(${JSON.stringify(days)}::jsonb ->> coalesce((
    select timezone from users where users.client_uuid = projects.client_uuid and deleted_date is null
    order by is_primary_contact desc, created_date, uuid limit 1), 'UTC'))::date`
}

function summaries(days: Readonly<Record<string, string>>): RawBuilder<unknown> {
  return sql`
    select projects.uuid, project_name, projects.client_uuid, company, ar_status, start_date, end_date,
      ${shownPauseOn(today(days))} as pause,
      projects.created_date, subscription_hours, ${hoursRemaining(sql`projects.uuid`, today(days))} as hours_remaining, coalesce(open_places, 0) as open_places, asked, accepted, declined,
      coalesce(${roleNames}, '{}') as roles,
      case when start_date is null then 'draft' when end_date < ${today(days)} then 'inactive' else 'active' end as project_group,
      matching_state = 'matching' and (end_date is null or end_date >= ${today(days)}) as matching
    from projects
    join clients on clients.uuid = projects.client_uuid
    cross join lateral ${places(today(days))} places
    cross join lateral ${answers} answers
    where projects.removed_date is null`
}

export function projectSummary({
  project_group,
  matching,
  asked,
  accepted,
  declined,
  ...row
}: SummaryRow): ProjectSummary {
  return {
    ...row,
    group: matching ? 'matching' : project_group,
    answers: { asked, accepted, declined },
    created_date: row.created_date.toISOString(),
  }
}

/** The rows of subscriptions and drafts, for a query. */
export async function summaryRows(database: Kysely<Tables>, now: Date) {
  const rows = sql<SummaryRow>`(${summaries(await daysByZone(database, now))})`
  return database.selectFrom(rows.as('found')).selectAll()
}
