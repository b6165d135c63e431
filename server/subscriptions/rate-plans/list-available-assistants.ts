import { assistantStates } from '@talentplace/contract/talent/assistants/assistant.states'
import {
  listAvailableAssistants,
  type AvailableAssistant,
} from '@talentplace/contract/subscriptions/rate-plans/staff-rate-plan.routes'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { containing } from '../../platform/database/like-pattern.ts'
import { agreementMissing } from '../../platform/database/agreement-missing.ts'
import { sqlIn } from '../../platform/database/sql-in.ts'
import { handle } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'

const max = 25

/** Who has the role and the hours of a place; those who have it already aren't among them. */
export function listAvailableAssistantsOperation({ database }: { database: Database }) {
  return handle(listAvailableAssistants, async (_context, { params, query: { search = '' } }) => {
    const ratePlan = await database.kysely
      .selectFrom('rate_plans')
      .select(['role_id', 'hours_per_month', 'virtualassistant_uuid'])
      .where('uuid', '=', params.rate_plan_uuid)
      .where('project_uuid', '=', params.uuid)
      .executeTakeFirst()
    if (!ratePlan) throw notFound('There is no such role here.')
    const { rows } = await sql<AvailableAssistant>`
      select uuid, display_name, city, region, available_hours_per_month - monthly_hours_committed as spare_hours
      from assistants
      where state in ${sqlIn(assistantStates.sets.working)} and away_until is null
        and not ${agreementMissing(sql`assistants.uuid`)} and role_ids @> array[${ratePlan.role_id}::int]
        and available_hours_per_month - monthly_hours_committed >= ${ratePlan.hours_per_month}
        and uuid is distinct from ${ratePlan.virtualassistant_uuid} and searched_text like ${containing(search)}
      order by spare_hours desc, display_name, uuid limit ${max}`.execute(database.kysely)
    return { assistants: rows }
  })
}
