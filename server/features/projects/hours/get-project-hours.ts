import { getProjectHours } from '@talentplace/contract/projects/hours/hours.routes'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { handle, signedIn } from '../../../platform/http/handler.ts'
import { forecastHours, paceBegins } from '../../../rules/hours-forecast.ts'
import { clientDay } from '../subscriptions/client-day.ts'
import { billedByDay, hoursBySeat, timeBeyond } from './billed-time.ts'
import { shownHours } from './period-hours.ts'
import { overageOf } from './save-overage.ts'
import { seenSubscription } from './seen-subscription.ts'

const staff = ['admin_project.view', 'admin_client.view', 'admin_time.view'] as const

/** C1 Ours: the hours of the period and how they go on, by the day on the client's clock. */
export function getProjectHoursOperation({ database: { kysely }, clock }: { database: Database; clock: Clock }) {
  return handle(getProjectHours, async (context, { params }) => {
    const subscription = await seenSubscription(kysely, signedIn(context), params.uuid, staff)
    const { today } = await clientDay(kysely, subscription.client_uuid, clock.now())
    const { hours, is_running } = await shownHours(kysely, subscription, today)
    const begins = paceBegins(today)
    const read = { start: is_running && begins < hours.start ? begins : hours.start, end: hours.end }
    const [billed, seats, beyond] = await Promise.all([
      billedByDay(kysely, subscription.uuid, read),
      hoursBySeat(kysely, subscription.uuid, hours, today),
      timeBeyond(kysely, subscription.uuid),
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
      seats,
      days: billed.filter(({ date }) => date >= hours.start),
      forecast: is_running ? forecastHours(worked) : null,
      overage: overageOf(subscription),
      beyond,
    }
  })
}
