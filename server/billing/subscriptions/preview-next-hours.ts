import { previewNextHours } from '@talentplace/contract/billing/subscriptions/next-hours.routes'
import { ratePlansOfProject } from '../../subscriptions/rate-plans/next-seats.ts'
import { clientDay } from '../../subscriptions/client-day.ts'
import { ownedSubscription } from '../../subscriptions/owned-subscription.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { nextHoursOf } from './next-hours.ts'

/** C1 Ours: the money effect of other hours, before anything is changed. */
export function previewNextHoursOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(previewNextHours, async (context, { params, query }) => {
    const subscription = await ownedSubscription(database.kysely, signedIn(context), params.uuid, { staff: false })
    const team = { subscription, places: await ratePlansOfProject(database.kysely, subscription.uuid) }
    const { today } = await clientDay(database.kysely, subscription.client_uuid, clock.now())
    const requested = new Map(
      query.seats.flatMap((seat, at) => (query.hours[at] ? [[seat, query.hours[at]] as const] : [])),
    )
    return nextHoursOf(database.kysely, { team, today, requested })
  })
}
