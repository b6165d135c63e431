import type { ProjectHours, RolloverHours } from '@talentplace/contract/subscriptions/hours/hours.routes'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { forecastHours, paceStarts } from '../../rules/hours-forecast.ts'
import { rolloverUntil } from '../../rules/rollover-until.ts'
import type { Subscription } from '../owned-subscription.ts'
import { billedByDay, hoursBySeat, timeBeyond } from './billed-time.ts'
import { displayedHours } from './period-hours.ts'
import { overageOf } from './overage-of.ts'

/** A year of periods, each with hours of as many as can last. */
const max = 12 * 12

/** The ledger of a subscription's carried hours by the day on its client's clock, the latest period first. */
async function rolloverLines(
  database: Kysely<Tables>,
  subscription: Subscription,
  today: string,
): Promise<RolloverHours[]> {
  const lines = await database
    .selectFrom('carried_hours')
    .innerJoin('subscription_periods as source', 'source.uuid', 'from_uuid')
    .innerJoin('subscription_periods as target', 'target.uuid', 'into_uuid')
    .select(['source.period_start as from_start', 'source.period_end as from_end'])
    .select(['target.period_start as into_start', 'target.period_end as into_end'])
    .select(['carried_hours.carried_seconds', 'used_seconds', 'expired_seconds', 'left_seconds', 'periods_left'])
    .where('target.project_uuid', '=', subscription.uuid)
    .orderBy('target.period_start', 'desc')
    .orderBy('source.period_start')
    .limit(max)
    .execute()
  return lines.map((line) => {
    const isLatest = line.into_end === subscription.invoiced_until
    const ends_on = isLatest ? rolloverUntil(subscription, line.periods_left) : null
    // No period began after it that would have written so.
    const over = ends_on !== null && ends_on < today ? line.left_seconds : 0
    return {
      from: { start: line.from_start, end: line.from_end },
      into: { start: line.into_start, end: line.into_end },
      carried_seconds: line.carried_seconds,
      used_seconds: line.used_seconds,
      expired_seconds: line.expired_seconds + over,
      left_seconds: line.left_seconds - over,
      ends_on,
    }
  })
}

/** The hours of the period that `today`, the day on the client's clock, is in, and how they go on. */
export async function readHours(
  kysely: Kysely<Tables>,
  subscription: Subscription,
  today: string,
): Promise<ProjectHours> {
  const { hours, is_running } = await displayedHours(kysely, subscription, today)
  const begins = paceStarts(today)
  const read = { start: is_running && begins < hours.start ? begins : hours.start, end: hours.end }
  const [billed, seats, beyond, carried] = await Promise.all([
    billedByDay(kysely, subscription.uuid, read),
    hoursBySeat(kysely, subscription.uuid, hours, today),
    timeBeyond(kysely, subscription.uuid),
    subscription.carries_hours ? rolloverLines(kysely, subscription, today) : [],
  ])
  const worked = {
    today,
    period: hours,
    start_date: subscription.start_date,
    granted_seconds: hours.remaining_seconds + hours.billable_seconds,
    by_day: new Map(billed.map(({ date, billable_seconds }) => [date, billable_seconds])),
  }
  return {
    project_uuid: subscription.uuid,
    today,
    period: hours,
    carried,
    seats,
    days: billed.filter(({ date }) => date >= hours.start),
    forecast: is_running ? forecastHours(worked) : null,
    overage: overageOf(subscription),
    beyond,
  }
}
