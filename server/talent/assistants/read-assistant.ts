import type { AssistantRecord } from '@talentplace/contract/talent/assistants/assistant-record.routes'
import { sql, type Kysely } from 'kysely'
import { daysByZone } from '../../platform/clock/days-by-zone.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { classifyForAssistant } from '../../rules/project-classification.ts'
import { sharedColumns } from './summary-columns.ts'
import { readTimeAway } from './read-time-away.ts'

const maxProjects = 100

type RecordRow = Omit<AssistantRecord, 'state_date' | 'rejected_date' | 'created_date' | 'projects' | 'times_away'> &
  Readonly<Record<'state_date' | 'created_date', Date>> & { readonly rejected_date: Date | null }

function named(table: 'roles' | 'skills' | 'tools' | 'industries', ids: string) {
  return sql`(select coalesce(json_agg(json_build_object('id', n.id, 'value', n.value) order by array_position(${sql.ref(ids)}, n.id)), '[]')
    from ${sql.table(table)} n where n.id = any(${sql.ref(ids)}))`
}

type ProjectRow = Omit<AssistantRecord['projects'][number], 'selection'> & {
  readonly end_date: string | null
  readonly timezone: string | null
}

/** Who has the most hours of the places that aren't over; of equals who began first. */
const lead = sql`(
  select virtualassistant_uuid from rate_plans plans
  where plans.project_uuid = place.project_uuid and virtualassistant_uuid is not null and hours_released_date is null
  group by virtualassistant_uuid
  order by sum(hours_per_month) desc, min(rate_start_date), virtualassistant_uuid limit 1)`

async function projectsOf(database: Kysely<Tables>, uuid: string, now: Date): Promise<AssistantRecord['projects']> {
  const [{ rows }, days] = await Promise.all([
    sql<ProjectRow>`
      select place.uuid as rate_plan_uuid, place.project_uuid, project_name, projects.client_uuid, company, roles.value as role,
        hours_per_month, rate_start_date, rp_end_date, projects.end_date,
        coalesce(${lead} = ${uuid}, false) as va_lead, asked.source,
        (select timezone from users where users.client_uuid = projects.client_uuid and deleted_date is null
          order by is_primary_contact desc, created_date, uuid limit 1) as timezone
      from rate_plans place
      join projects on projects.uuid = place.project_uuid
      join clients on clients.uuid = projects.client_uuid
      join roles on roles.id = place.role_id
      left join va_relationships asked on asked.project_uuid = place.project_uuid and asked.role_id = place.role_id
        and asked.virtualassistant_uuid = place.virtualassistant_uuid
      where place.virtualassistant_uuid = ${uuid} and projects.removed_date is null
      order by rate_start_date desc, place.uuid limit ${maxProjects}`.execute(database),
    daysByZone(database, now),
  ])
  return rows.map(({ end_date, timezone, ...row }) => {
    const today = days[timezone ?? 'UTC'] ?? days['UTC'] ?? ''
    return { ...row, selection: classifyForAssistant({ ...row, end_date }, today) }
  })
}

/** By the uuid of the account or of the profile. @throws HttpError 404 */
export async function readAssistant(database: Kysely<Tables>, id: string, now: Date): Promise<AssistantRecord> {
  const { rows } = await sql<RecordRow>`
    select ${sharedColumns}, user_uuid, avatar_id, preferred_pronouns, blurb, bio, country,
      ${named('roles', 'role_ids')} as roles, ${named('skills', 'skill_ids')} as skills,
      ${named('tools', 'tool_ids')} as tools, ${named('industries', 'industry_ids')} as industries,
      rating_sum::float8 / nullif(feedback_count, 0) as rating, feedback_count, created_date, version
    from assistants where ${id} in (uuid, user_uuid)`.execute(database)
  const [row] = rows
  if (!row) throw notFound('There is no such assistant.')
  const { times_away } = await readTimeAway(database, row.uuid, now)
  return {
    ...row,
    state_date: row.state_date.toISOString(),
    rejected_date: row.rejected_date?.toISOString() ?? null,
    created_date: row.created_date.toISOString(),
    times_away: times_away.map(({ from_date, until_date }) => ({ from_date, until_date })),
    projects: await projectsOf(database, row.uuid, now),
  }
}
