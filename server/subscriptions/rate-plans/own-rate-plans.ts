import { selectionStates } from '@talentplace/contract/subscriptions/project.states'
import type { AssistantDashboard } from '@talentplace/contract/subscriptions/rate-plans/assistant-rate-plan.routes'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { classifyForAssistant } from '../../rules/project-classification.ts'
import { hoursRemaining } from '../hours/period-hours.ts'
import { readersName } from '../../platform/languages/readers-name.ts'

interface PlaceRow {
  readonly rate_plan_uuid: string
  readonly role_id: number
  readonly role: string
  readonly hours_per_month: number
  readonly hours_remaining: number | null
  readonly rate_start_date: string
  readonly rp_end_date: string | null
  readonly va_rate_cents: number
  readonly va_currency: 'cad' | 'usd' | null
}

/** The places of an assistant in a subscription, without those they were asked for and haven't accepted. */
export async function ownRatePlanRows(
  database: Kysely<Tables>,
  of: { project_uuid: string; assistant_uuid: string; today: string },
): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    select place.uuid as rate_plan_uuid, place.role_id, ${readersName('roles.value')} as role, hours_per_month, rate_start_date, rp_end_date,
      va_rate_cents, va_currency,
      ${hoursRemaining(sql`place.project_uuid`, sql`${of.today}::date`)} as hours_remaining
    from rate_plans place join roles on roles.id = place.role_id
    left join va_relationships asked on asked.project_uuid = place.project_uuid and asked.role_id = place.role_id
      and asked.virtualassistant_uuid = place.virtualassistant_uuid
    where place.project_uuid = ${of.project_uuid} and place.virtualassistant_uuid = ${of.assistant_uuid}
      and coalesce(asked.interest, 'accepted') = 'accepted'
    order by rate_start_date, place.uuid`.execute(database)
  return rows
}

interface View {
  readonly today: string
  /** The last day of the subscription. */
  readonly end_date: string | null
  readonly showsPay: boolean
}

/** The place they are in first, then what comes, then what is over, the latest first. */
export function visiblePlaces(rows: readonly PlaceRow[], { today, end_date, showsPay }: View) {
  const order: readonly string[] = selectionStates.sets.worked
  const places = rows.map(({ va_rate_cents, va_currency, ...row }): AssistantDashboard['places'][number] => {
    const state = classifyForAssistant({ ...row, end_date }, today)
    return {
      ...row,
      state,
      hours_remaining: state === 'current' ? row.hours_remaining : null,
      pay:
        showsPay && va_rate_cents > 0 && va_currency !== null
          ? { hourly_cents: va_rate_cents, currency: va_currency }
          : null,
    }
  })
  return places.toSorted(
    (one, other) =>
      order.indexOf(one.state) - order.indexOf(other.state) ||
      (one.state === 'past' ? -1 : 1) * one.rate_start_date.localeCompare(other.rate_start_date),
  )
}
