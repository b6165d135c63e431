import type { TeamMember } from '@talentplace/contract/billing/subscriptions/subscription.routes'
import type { Interest } from '@talentplace/contract/subscriptions/interest.states'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { openReplacement, toReplacementView } from '../rate-plans/open-replacement.ts'
import { readersName } from '../../platform/languages/readers-name.ts'

type TeamRow = Omit<TeamMember, 'assistant' | 'replacement'> & {
  readonly replacement: { readonly asked_date: string; readonly reason: string } | null
  readonly uuid: string | null
  readonly display_name: string
  readonly avatar_id: number
  readonly timezone: string
  readonly interest: Interest | null
  readonly asked_date: Date | null
  readonly answered_date: Date | null
  readonly away: { readonly from: string; readonly until: string } | null
}

/** Who works on a subscription and in which role, with what each answered when asked whether they want to. */
export async function teamOf(
  database: Kysely<Tables>,
  { uuid: project_uuid, today }: { uuid: string; today: string },
): Promise<TeamMember[]> {
  const { rows } = await sql<TeamRow>`
    select plan.uuid as rate_plan_uuid, plan.role_id, ${readersName('roles.value')} as role, plan.hours_per_month, plan.client_rate_cents,
      plan.rate_start_date, plan.rp_end_date, assistants.uuid, display_name, avatar_id, timezone,
      interest, asked_date, answered_date, ${openReplacement} as replacement,
      (select json_build_object('from', from_date, 'until', until_date) from assistant_time_away
        where virtualassistant_uuid = assistants.uuid and until_date >= ${today} order by from_date limit 1) as away
    from rate_plans plan
    join roles on roles.id = plan.role_id
    left join assistants on assistants.uuid = plan.virtualassistant_uuid
    left join va_relationships relation on relation.project_uuid = plan.project_uuid
      and relation.virtualassistant_uuid = plan.virtualassistant_uuid and relation.role_id = plan.role_id
    where plan.project_uuid = ${project_uuid}
    order by plan.rp_end_date desc nulls first, plan.created_date, plan.uuid`.execute(database)
  return rows.map(
    ({ uuid, display_name, avatar_id, timezone, interest, asked_date, answered_date, away, replacement, ...plan }) => ({
      ...plan,
      replacement: toReplacementView(replacement),
      assistant:
        uuid === null
          ? null
          : {
              uuid,
              display_name,
              avatar_id,
              timezone,
              interest,
              asked_date: asked_date?.toISOString() ?? null,
              answered_date: answered_date?.toISOString() ?? null,
              away,
            },
    }),
  )
}
