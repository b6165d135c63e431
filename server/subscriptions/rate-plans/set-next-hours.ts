import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { changeRatePlanHolder } from './change-holder.ts'
import { takeBack } from './close-rate-plan.ts'
import type { LockedTeam } from './locked-team.ts'
import { changesHoursOnly, type NextSeatRatePlans } from './next-seats.ts'
import { nextPeriod } from './reject-change.ts'

/**
 * Step: a seat has these hours from the next period on; those it has now take back a change to come.
 * @returns false where it has them anyway
 * @throws HttpError 409
 */
export async function setNextHours(
  transaction: Transaction<Tables>,
  { team, seat, hours, at }: { team: LockedTeam; seat: NextSeatRatePlans; hours: number; at: Date },
): Promise<boolean> {
  const { now, later } = seat
  if (hours === later.hours_per_month) return false
  if (now.uuid !== later.uuid && !changesHoursOnly(seat)) {
    throw new HttpError(
      409,
      'changes_already',
      'Our team has a change of this role to come. Write to us if its hours should change, too.',
    )
  }
  // Another rate of the assistant from then on is no business of who changes the hours: it stays.
  const sameTerms = now.va_rate_cents === later.va_rate_cents
  if (changesHoursOnly(seat) && hours === now.hours_per_month && sameTerms) {
    await takeBack(transaction, later, now)
    return true
  }
  const change = {
    from: nextPeriod(team),
    hours_per_month: hours,
    virtualassistant_uuid: later.virtualassistant_uuid,
    va_rate_cents: null,
    agreed: true,
    at,
  }
  await changeRatePlanHolder(transaction, { team, ratePlan: later, change })
  return true
}
