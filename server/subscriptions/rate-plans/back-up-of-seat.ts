import { assistantStates } from '@talentplace/contract/talent/assistants/assistant.states'
import type { ProjectRecord } from '@talentplace/contract/subscriptions/staff/staff-project.routes'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { agreementMissing } from '../../platform/database/agreement-missing.ts'
import { sqlIn } from '../../platform/database/sql-in.ts'

type BackUp = NonNullable<ProjectRecord['places'][number]['back_up']>

/** Of the seats of a subscription who is named, and whether they could begin today with a place's role and hours. */
export async function backUpsOf(database: Kysely<Tables>, project_uuid: string): Promise<Map<string, BackUp>> {
  const { rows } = await sql<BackUp & { rate_plan_uuid: string }>`
    select rate_plans.uuid as rate_plan_uuid, assistants.uuid, display_name,
      state in ${sqlIn(assistantStates.sets.working)} and role_ids @> array[role_id] and not ${agreementMissing(sql`assistants.uuid`)}
        and available_hours_per_month - monthly_hours_committed >= hours_per_month as is_ready
    from seat_back_ups
    join rate_plans on rate_plans.seat_uuid = seat_back_ups.seat_uuid
    join assistants on assistants.uuid = seat_back_ups.virtualassistant_uuid
    where seat_back_ups.project_uuid = ${project_uuid}`.execute(database)
  return new Map(rows.map(({ rate_plan_uuid, ...backUp }) => [rate_plan_uuid, backUp]))
}
