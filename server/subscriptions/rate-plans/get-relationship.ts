import { getRelationship } from '@talentplace/contract/subscriptions/rate-plans/assistant-rate-plan.routes'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { companyView } from '../client-for-assistants.ts'

interface RelationshipRow {
  readonly uuid: string
  readonly user_uuid: string | null
  readonly company: string
  readonly is_individual: boolean
  readonly project_uuid: string
  readonly project_name: string
  readonly client_uuid: string
  readonly invoice_day: number | null
  readonly va_lead: boolean
  readonly has_logged_time: boolean
}

/** Who has the most hours of the places that aren't over; of equals who began first. */
const lead = sql`(
  select virtualassistant_uuid from rate_plans
  where rate_plans.project_uuid = relation.project_uuid and virtualassistant_uuid is not null and hours_released_date is null
  group by virtualassistant_uuid
  order by sum(hours_per_month) desc, min(rate_start_date), virtualassistant_uuid limit 1)`

const loggedTime = sql`exists (
  select from time_entries where time_entries.project_uuid = relation.project_uuid
    and time_entries.virtualassistant_uuid = relation.virtualassistant_uuid and time_entries.removed_date is null)`

/** C1.4: an assistant's own relationship; anybody's for staff. */
export function getRelationshipOperation({ database }: { database: Database }) {
  return handle(getRelationship, async (context, { params }) => {
    const { user_uuid: viewer, permissions } = signedIn(context)
    const { rows } = await sql<RelationshipRow>`
      select relation.uuid, assistants.user_uuid, company, is_individual, relation.project_uuid, project_name,
        projects.client_uuid, invoice_day,
        coalesce(${lead} = relation.virtualassistant_uuid, false) as va_lead, ${loggedTime} as has_logged_time
      from va_relationships relation
      join assistants on assistants.uuid = relation.virtualassistant_uuid
      join projects on projects.uuid = relation.project_uuid
      join clients on clients.uuid = projects.client_uuid
      where relation.uuid = ${params.uuid}`.execute(database.kysely)
    const [row] = rows
    const sees = row && (row.user_uuid === viewer || hasPermission(permissions, 'admin_virtualassistant.view'))
    if (!sees) throw notFound()
    const { user_uuid: _user, is_individual, company, ...relation } = row
    return { ...relation, company: companyView({ company, is_individual }) }
  })
}
