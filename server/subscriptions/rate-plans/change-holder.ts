import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { dayBefore } from '../../rules/billing-period.ts'
import { requestRatePlan } from './request-rate-plan.ts'
import { closeReplacement } from './replacement-requests.ts'
import type { LockedTeam, Place } from './locked-team.ts'
import { updateMatchingState } from './update-matching-state.ts'
import { rejectDay, rejectEnding, rejectLoggedFrom } from './reject-change.ts'
import { rejectUnsigned } from './reject-unsigned.ts'
import { rejectOverbooked } from './reject-overbooked.ts'

export interface RatePlanChange {
  /** `YYYY-MM-DD` */
  readonly from: string
  readonly hours_per_month: number
  readonly virtualassistant_uuid: string | null
  /** Null: as it is for who has it now, by the pay book for someone else. */
  readonly va_rate_cents: number | null
  readonly agreed: boolean
  readonly at: Date
}

/** What the place is worth to who has it from then on; 0: by the pay book (trigger). */
function payOf(ratePlan: Place, { virtualassistant_uuid, va_rate_cents }: RatePlanChange) {
  if (va_rate_cents !== null) {
    return {
      va_rate_cents,
      va_currency: virtualassistant_uuid === ratePlan.virtualassistant_uuid ? ratePlan.va_currency : null,
    }
  }
  return virtualassistant_uuid === ratePlan.virtualassistant_uuid
    ? { va_rate_cents: ratePlan.va_rate_cents, va_currency: ratePlan.va_currency }
    : { va_rate_cents: 0, va_currency: null }
}

async function succeed(transaction: Transaction<Tables>, ratePlan: Place, change: RatePlanChange): Promise<string> {
  const { from, hours_per_month, virtualassistant_uuid } = change
  await transaction
    .updateTable('rate_plans')
    .set({ rp_end_date: dayBefore(from), version: ratePlan.version + 1 })
    .where('uuid', '=', ratePlan.uuid)
    .execute()
  const next = await transaction
    .insertInto('rate_plans')
    .values({
      project_uuid: ratePlan.project_uuid,
      seat_uuid: ratePlan.seat_uuid,
      role_id: ratePlan.role_id,
      client_rate_cents: ratePlan.client_rate_cents,
      currency: ratePlan.currency,
      rp_end_date: ratePlan.rp_end_date,
      rate_start_date: from,
      hours_per_month,
      virtualassistant_uuid,
      ...payOf(ratePlan, change),
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return next.uuid
}

async function replaceNow(transaction: Transaction<Tables>, ratePlan: Place, change: RatePlanChange): Promise<string> {
  const { hours_per_month, virtualassistant_uuid } = change
  await transaction
    .updateTable('rate_plans')
    .set({
      hours_per_month,
      virtualassistant_uuid,
      ...payOf(ratePlan, change),
      hours_free_since: null,
      version: sql`version + 1`,
    })
    .where('uuid', '=', ratePlan.uuid)
    .execute()
  return ratePlan.uuid
}

/**
 * Step: the place is someone else's, has other hours or another rate from a day on; from its first day, it is the same one.
 * @returns the place of that day
 * @throws HttpError 400 at `from`, 409
 */
export async function changeRatePlanHolder(
  transaction: Transaction<Tables>,
  { team, ratePlan, change }: { team: LockedTeam; ratePlan: Place; change: RatePlanChange },
): Promise<string> {
  rejectEnding(ratePlan, team)
  rejectDay(ratePlan, team, { from: change.from, hours: change.hours_per_month })
  await rejectLoggedFrom(transaction, ratePlan, change.from)
  const isSomeoneElse = change.virtualassistant_uuid !== ratePlan.virtualassistant_uuid
  if (change.virtualassistant_uuid !== null && isSomeoneElse) {
    await rejectUnsigned(transaction, change.virtualassistant_uuid)
  }
  const uuid = await (change.from === ratePlan.rate_start_date ? replaceNow : succeed)(transaction, ratePlan, change)
  const { virtualassistant_uuid, agreed, at } = change
  if (virtualassistant_uuid !== null && virtualassistant_uuid !== ratePlan.virtualassistant_uuid) {
    const { project_uuid, role_id } = ratePlan
    await requestRatePlan(transaction, { project_uuid, role_id, virtualassistant_uuid, agreed, at })
    await closeReplacement(transaction, ratePlan.seat_uuid, at)
  }
  const promisesMore =
    virtualassistant_uuid !== ratePlan.virtualassistant_uuid ||
    change.hours_per_month > ratePlan.hours_per_month ||
    ratePlan.hours_free_since !== null
  if (virtualassistant_uuid !== null && promisesMore) await rejectOverbooked(transaction, virtualassistant_uuid)
  await updateMatchingState(transaction, ratePlan.project_uuid, 'staff')
  return uuid
}
