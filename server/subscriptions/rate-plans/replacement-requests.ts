import { replacementStates } from '@talentplace/contract/subscriptions/replacement.states'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { LockedTeam, Place } from './locked-team.ts'
import { goesOn } from './reject-change.ts'

interface Wish {
  readonly team: LockedTeam
  readonly ratePlan: Place
  readonly reason: string
  readonly asked_by: string
  readonly at: Date
}

/**
 * Step: notes the wish, or its new reason.
 * @returns whether it is a new one
 * @throws HttpError 409
 */
export async function noteReplacement(
  transaction: Transaction<Tables>,
  { team, ratePlan, reason, asked_by, at }: Wish,
): Promise<boolean> {
  const { project_uuid, seat_uuid, virtualassistant_uuid } = ratePlan
  if (team.subscription.end_date !== null || !goesOn(ratePlan, team)) {
    throw new HttpError(409, 'over', 'This work ends anyway, or someone else is to begin.')
  }
  if (virtualassistant_uuid === null) {
    throw new HttpError(409, 'nobody_there', 'We are looking for someone already.')
  }
  const known = await transaction
    .updateTable('replacement_requests')
    .set({ reason })
    .where('seat_uuid', '=', seat_uuid)
    .where('state', 'in', replacementStates.sets.open)
    .returning('uuid')
    .executeTakeFirst()
  if (known) return false
  await transaction
    .insertInto('replacement_requests')
    .values({ project_uuid, seat_uuid, virtualassistant_uuid, reason, asked_by, asked_date: at })
    .execute()
  return true
}

/** Step: the client keeps who they have. @returns whether anything was asked */
export async function dropReplacement(transaction: Transaction<Tables>, seat_uuid: string, at: Date): Promise<boolean> {
  const { from, to } = replacementStates.stepTo('withdrawn', 'client')
  const dropped = await transaction
    .updateTable('replacement_requests')
    .set({ state: to, closed_date: at })
    .where('seat_uuid', '=', seat_uuid)
    .where('state', 'in', from)
    .returning('uuid')
    .execute()
  return dropped.length > 0
}

/** Step: someone else has the seat, or is asked whether they take it. */
export async function closeReplacement(transaction: Transaction<Tables>, seat_uuid: string, at: Date): Promise<void> {
  const { from, to } = replacementStates.stepTo('done', 'staff')
  await transaction
    .updateTable('replacement_requests')
    .set({ state: to, closed_date: at })
    .where('seat_uuid', '=', seat_uuid)
    .where('state', 'in', from)
    .execute()
}
