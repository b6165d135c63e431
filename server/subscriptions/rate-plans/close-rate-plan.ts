import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError, invalidField } from '../../platform/http/http-error.ts'
import { dayBefore, renewalDate } from '../../rules/billing-period.ts'
import { dayText } from '../../rules/day-text.ts'
import type { LockedTeam, Place } from './locked-team.ts'
import { updateMatchingState } from './update-matching-state.ts'
import { rejectEnding, rejectLoggedFrom } from './reject-change.ts'

function rejectLast(ratePlan: Place, team: LockedTeam): void {
  const others = team.places.some(
    (other) => other.seat_uuid !== ratePlan.seat_uuid && other.rp_end_date === team.subscription.end_date,
  )
  if (others) return
  throw new HttpError(409, 'last_place', 'This is the last role of the subscription. Cancel the subscription instead.')
}

/** The one of the same seat that ends the day before. */
function placeBefore(ratePlan: Place, { places }: LockedTeam): Place | undefined {
  const eve = dayBefore(ratePlan.rate_start_date)
  return places.find((other) => other.seat_uuid === ratePlan.seat_uuid && other.rp_end_date === eve)
}

/** Step: a place that hasn't begun is gone, and the one before it goes on. */
export async function takeBack(transaction: Transaction<Tables>, ratePlan: Place, before: Place): Promise<void> {
  await transaction.deleteFrom('rate_plans').where('uuid', '=', ratePlan.uuid).execute()
  await transaction
    .updateTable('rate_plans')
    .set({ rp_end_date: ratePlan.rp_end_date, version: before.version + 1 })
    .where('uuid', '=', before.uuid)
    .execute()
}

interface Ending {
  readonly team: LockedTeam
  readonly ratePlan: Place
  /** `YYYY-MM-DD` */
  readonly last_day: string
  /** On the client's clock. */
  readonly today: string
  readonly at: Date
}

/**
 * Step: ends a place and its seat after a day. One that hasn't begun is taken back: the place before it goes on, and where
 * there is none its hours are free at once.
 * @throws HttpError 400 at `last_day`, 409
 */
export async function endRatePlanNow(
  transaction: Transaction<Tables>,
  { team, ratePlan, ...ending }: Ending,
): Promise<void> {
  const { last_day, today, at } = ending
  rejectEnding(ratePlan, team)
  const before = placeBefore(ratePlan, team)
  const isAhead = ratePlan.rate_start_date > today
  if (isAhead && before && before.hours_released_date === null) {
    await rejectLoggedFrom(transaction, ratePlan, ratePlan.rate_start_date)
    await takeBack(transaction, ratePlan, before)
  } else {
    rejectLast(ratePlan, team)
    if (!isAhead && last_day < ratePlan.rate_start_date) {
      throw invalidField('last_day', `Not before ${dayText(ratePlan.rate_start_date)}, when this began.`)
    }
    const { end_date } = team.subscription
    if (end_date !== null && last_day > end_date) throw invalidField('last_day', `It ends on ${dayText(end_date)}.`)
    const last = isAhead ? dayBefore(ratePlan.rate_start_date) : last_day
    await rejectLoggedFrom(transaction, ratePlan, renewalDate(last))
    await transaction
      .updateTable('rate_plans')
      .set({ rp_end_date: last, version: ratePlan.version + 1, ...(isAhead && { hours_released_date: at }) })
      .where('uuid', '=', ratePlan.uuid)
      .execute()
  }
  await updateMatchingState(transaction, ratePlan.project_uuid, 'staff')
}
