import { replacementStates } from '@talentplace/contract/subscriptions/replacement.states'
import { sql } from 'kysely'
import { sqlIn } from '../../platform/database/sql-in.ts'

/** Of a row of `rate_plans` called `plan`: the open wish for someone else instead of who has it; null where there is none. */
export const openReplacement = sql`(
  select jsonb_build_object('asked_date', asked.asked_date, 'reason', asked.reason) from replacement_requests asked
  where asked.seat_uuid = plan.seat_uuid and asked.virtualassistant_uuid = plan.virtualassistant_uuid
    and asked.state in ${sqlIn(replacementStates.sets.open)})`

/** Its instant in the form of every other. */
export function toReplacementView(request: { readonly asked_date: string; readonly reason: string } | null) {
  return request && { ...request, asked_date: new Date(request.asked_date).toISOString() }
}
