import type { ProjectHours } from '@talentplace/contract/subscriptions/hours/hours.routes'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { forecastHours, paceStarts } from '../../rules/hours-forecast.ts'
import type { Subscription } from '../subscriptions/owned-subscription.ts'
import { billedByDay, hoursBySeat, timeBeyond } from './billed-time.ts'
import { rolloverLines } from './rollover-lines.ts'
import { shownHours } from './period-hours.ts'
import { overageOf } from './overage-of.ts'

/** The hours of the period that `today`, the day on the client's clock, is in, and how they go on. */
export async function readHours(
  kysely: Kysely<Tables>,
  subscription: Subscription,
  today: string,
): Promise<ProjectHours> {
  const { hours, is_running } = await shownHours(kysely, subscription, today)
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
