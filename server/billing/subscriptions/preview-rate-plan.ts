import { previewRatePlan, type PlanEffect } from '@talentplace/contract/subscriptions/rate-plans/staff-rate-plan.routes'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import type { Kysely } from 'kysely'
import { ratePlansOfProject } from '../../subscriptions/rate-plans/next-seats.ts'
import { nextPeriod, nextWork } from '../../subscriptions/rate-plans/reject-change.ts'
import type { Subscription } from '../../subscriptions/owned-subscription.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { pricePeriod, type OtherPlans } from '../prices/price-period.ts'

async function startedSubscription(database: Kysely<Tables>, uuid: string): Promise<Subscription> {
  const project = await database
    .selectFrom('projects')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('start_date', 'is not', null)
    .where('removed_date', 'is', null)
    .executeTakeFirst()
  if (!project) throw notFound('There is no such subscription.')
  // The database holds that what has a start has the rest.
  return project as Subscription
}

async function pricesOf(
  database: Kysely<Tables>,
  subscription: Subscription,
  { from, others }: { from: string; others: OtherPlans },
): Promise<PlanEffect['price']> {
  try {
    const [now, later] = await Promise.all([
      pricePeriod(database, subscription, from),
      pricePeriod(database, subscription, from, others),
    ])
    const { currency } = subscription
    return { now_cents: now.document.total_cents, later_cents: later.document.total_cents, currency }
  } catch (error) {
    // No prices by then: the rest of the answer is right all the same.
    if (error instanceof RangeError) return null
    throw error
  }
}

/** The money effect and the hours of a change of roles, before anything is changed. */
export function previewRatePlanOperation({ database: { kysely } }: { database: Database }) {
  return handle(previewRatePlan, async (context, { params, query }) => {
    const subscription = await startedSubscription(kysely, params.uuid)
    const team = { subscription, places: await ratePlansOfProject(kysely, subscription.uuid) }
    const from = nextWork(team)
    const day = nextPeriod(team)
    const seats = team.places.filter(
      ({ rate_start_date, rp_end_date }) => rate_start_date <= day && (rp_end_date === null || rp_end_date >= day),
    )
    const roles = await kysely.selectFrom('roles').select(['id', 'value']).orderBy('value').orderBy('id').execute()
    const { role_id, seat_uuid, hours_per_month: hours } = query
    const added = roles.find(({ id }) => id === role_id)
    if (role_id !== undefined && !added) throw notFound('There is no such role.')
    if (seat_uuid !== undefined && !team.places.some((ratePlan) => ratePlan.seat_uuid === seat_uuid)) {
      throw notFound('There is no such role here.')
    }
    // One that has ended by then changes nothing.
    const changed = seats.find((seat) => seat.seat_uuid === seat_uuid)
    const others = {
      ...(changed && { hours: new Map([[changed.seat_uuid, hours]]) }),
      ...(added && { more: [{ role_id: added.id, hours, description: added.value }] }),
    }
    const hours_now = seats.reduce((sum, { hours_per_month }) => sum + hours_per_month, 0)
    const showsPrice = hasPermission(signedIn(context).permissions, 'admin_finance.view')
    return {
      from,
      hours_now,
      hours_then: hours_now + (added ? hours : 0) + (changed ? hours - changed.hours_per_month : 0),
      price: showsPrice ? await pricesOf(kysely, subscription, { from, others }) : null,
      roles: roles.map((role) => ({ ...role, is_taken: seats.some((seat) => seat.role_id === role.id) })),
    }
  })
}
