import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError, invalidField } from '../../platform/http/http-error.ts'
import { renewalDate } from '../../rules/billing-period.ts'
import { dayText } from '../../rules/day-text.ts'
import { nextPeriodStart } from '../../rules/pauses.ts'
import type { LockedTeam, Place } from './locked-team.ts'

/** True while the place goes on to the end of its subscription. */
export function goesOn(ratePlan: Place, { subscription }: LockedTeam): boolean {
  return ratePlan.hours_released_date === null && ratePlan.rp_end_date === subscription.end_date
}

/** The first day after what is invoiced: of the next period, or of the pause before it. @throws HttpError 409 once the subscription is cancelled */
export function nextPeriod({ subscription }: LockedTeam): string {
  if (subscription.end_date === null) return renewalDate(subscription.invoiced_until)
  throw new HttpError(
    409,
    'over',
    `This subscription ends on ${dayText(subscription.end_date)}: there is no next period to change hours for.`,
  )
}

/** The first day of the next period. @throws HttpError 409 once the subscription is cancelled, or paused until it is paid for */
export function nextWork(team: LockedTeam): string {
  nextPeriod(team)
  const start = nextPeriodStart(team.subscription)
  if (start !== null) return start
  const message = 'This subscription is paused because an invoice is unpaid. Pay it first; then change the hours.'
  throw new HttpError(409, 'paused', message)
}

/** @throws HttpError 409 for a place that has ended, or will because another one follows it */
export function rejectEnding(ratePlan: Place, team: LockedTeam): void {
  if (goesOn(ratePlan, team)) return
  const follows = team.places.some(
    (other) => other.seat_uuid === ratePlan.seat_uuid && other.rate_start_date > ratePlan.rate_start_date,
  )
  if (follows && ratePlan.hours_released_date === null) {
    throw new HttpError(409, 'changes_already', 'Another change of this role is to come. Take that one back first.')
  }
  throw new HttpError(409, 'over', 'This has ended.')
}

/** What was logged stays with the place it was logged on. @throws HttpError 409 */
export async function rejectLoggedFrom(transaction: Transaction<Tables>, ratePlan: Place, day: string): Promise<void> {
  const logged = await transaction
    .selectFrom('time_entries')
    .select('task_date')
    .where('rate_plan_uuid', '=', ratePlan.uuid)
    .where('removed_date', 'is', null)
    .where('task_date', '>=', day)
    .orderBy('task_date', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!logged) return
  const message = `Time is logged on ${dayText(logged.task_date)}. Choose a day after it, so that it stays with who worked.`
  throw new HttpError(409, 'time_logged', message, { fields: { from: message } })
}

/** @throws HttpError 400 at `from` */
export function rejectDay(ratePlan: Place, team: LockedTeam, { from, hours }: { from: string; hours: number }): void {
  const { start_date, end_date } = team.subscription
  if (from < ratePlan.rate_start_date) {
    throw invalidField('from', `Not before ${dayText(ratePlan.rate_start_date)}, when this began.`)
  }
  if (end_date !== null && from > end_date) throw invalidField('from', `It ends on ${dayText(end_date)}.`)
  if (hours === ratePlan.hours_per_month) return
  const period = nextPeriod(team)
  // Of a subscription that hasn't begun, too: its first period is paid for by the hours it was sold with.
  if (from !== period || from < start_date) {
    throw invalidField('from', `Other hours begin with the next period, on ${dayText(period)}.`)
  }
}
