import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError, invalidField } from '../../platform/http/http-error.ts'
import { requestRatePlan } from './request-rate-plan.ts'
import type { LockedTeam } from './locked-team.ts'
import { updateMatchingState } from './update-matching-state.ts'
import { goesOn, nextPeriod } from './reject-change.ts'
import { rejectUnsigned } from './reject-unsigned.ts'
import { rejectOverbooked } from './reject-overbooked.ts'

interface Seat {
  readonly role_id: number
  readonly hours_per_month: number
  readonly virtualassistant_uuid: string | null
  readonly va_rate_cents: number | null
  readonly agreed: boolean
  /** A second seat of a role that someone has is meant. */
  readonly another: boolean
  readonly at: Date
}

/** @throws HttpError 409: nobody adds a second seat of a role by accident */
function rejectSecond(team: LockedTeam, { role_id, another }: Seat): void {
  const same = team.places.filter((ratePlan) => ratePlan.role_id === role_id && goesOn(ratePlan, team))
  if (same.some((ratePlan) => ratePlan.virtualassistant_uuid === null)) {
    throw new HttpError(409, 'place_open', 'Nobody has this role yet. Choose an assistant for it instead.')
  }
  if (same.length > 0 && !another) {
    throw new HttpError(409, 'role_taken', 'Someone has this role already. Say that a second one is meant.')
  }
}

/** Step: one more seat of a subscription, from its next period on, when it is first invoiced. @returns its place */
export async function addSeat(transaction: Transaction<Tables>, team: LockedTeam, seat: Seat): Promise<string> {
  const { role_id, hours_per_month, virtualassistant_uuid, va_rate_cents, agreed, at } = seat
  const { uuid: project_uuid, currency } = team.subscription
  const role = await transaction.selectFrom('roles').select('id').where('id', '=', role_id).executeTakeFirst()
  if (!role) throw invalidField('role_id', 'There is no such role.')
  const rate_start_date = nextPeriod(team)
  rejectSecond(team, seat)
  if (virtualassistant_uuid !== null) await rejectUnsigned(transaction, virtualassistant_uuid)
  const { uuid } = await transaction
    .insertInto('rate_plans')
    .values({
      project_uuid,
      role_id,
      hours_per_month,
      virtualassistant_uuid,
      va_rate_cents: va_rate_cents ?? 0,
      client_rate_cents: 0,
      currency,
      rate_start_date,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  if (virtualassistant_uuid !== null) {
    await requestRatePlan(transaction, { project_uuid, role_id, virtualassistant_uuid, agreed, at })
    await rejectOverbooked(transaction, virtualassistant_uuid)
  }
  await updateMatchingState(transaction, project_uuid, 'staff')
  return uuid
}
