import type { NextHours } from '@talentplace/contract/billing/subscriptions/next-hours.routes'
import type { Transaction } from 'kysely'
import { raiseApproved } from '../../accounts/spending/spend-approved.ts'
import { notify } from '../../core/notifications/notify.ts'
import { lockTeam, type LockedTeam } from '../../subscriptions/rate-plans/locked-team.ts'
import { nextSeats, ratePlansOfProject, type NextSeatRatePlans } from '../../subscriptions/rate-plans/next-seats.ts'
import { nextWork } from '../../subscriptions/rate-plans/reject-change.ts'
import { setNextHours } from '../../subscriptions/rate-plans/set-next-hours.ts'
import { clientDay } from '../../subscriptions/client-day.ts'
import { lockSubscription, type Subscription } from '../../subscriptions/owned-subscription.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { staffWith } from '../../platform/sessions/staff-with.ts'
import { sentenceDay } from '../../rules/sentence-day.ts'
import type { SeatHours } from '../prices/price-period.ts'
import { priceOfMonth } from '../spending/price-of-change.ts'
import { nextHoursOf } from './next-hours.ts'

interface Requested {
  readonly session: Session
  readonly uuid: string
  /** Hours a month by seat. */
  readonly requested: (seats: readonly NextSeatRatePlans[]) => SeatHours
}

async function assistantsOf(transaction: Transaction<Tables>, seats: readonly NextSeatRatePlans[]): Promise<string[]> {
  const people = seats.flatMap(({ later }) =>
    later.virtualassistant_uuid === null ? [] : [later.virtualassistant_uuid],
  )
  if (people.length === 0) return []
  const rows = await transaction.selectFrom('assistants').select('user_uuid').where('uuid', 'in', people).execute()
  return rows.flatMap(({ user_uuid }) => (user_uuid === null ? [] : [user_uuid]))
}

interface Changed {
  readonly team: LockedTeam
  readonly seats: readonly NextSeatRatePlans[]
  readonly wanted: SeatHours
  readonly at: Date
}

async function notifyOfNextHours(
  transaction: Transaction<Tables>,
  { team, seats, wanted, at }: Changed,
): Promise<void> {
  const { uuid, project_name } = team.subscription
  const from = sentenceDay(nextWork(team), at)
  const hours = seats.map(({ now }) => `${wanted.get(now.seat_uuid)} h a month (now ${now.hours_per_month})`).join(', ')
  const about = {
    title: `Your hours change on ${from}: ${project_name}`,
    body: `The client asked for ${hours}.`,
    entity_link: `project:${uuid}`,
    icon: 'info',
    priority: 1,
    at,
  } as const
  await notify(transaction, { ...about, type: 'invitation', users: await assistantsOf(transaction, seats) })
  await notify(transaction, { ...about, type: 'matching', users: await staffWith(transaction, 'admin_matching.view') })
}

interface Raise {
  readonly session: Session
  readonly subscription: Subscription
  readonly today: string
  readonly requested: Requested['requested']
  readonly at: Date
}

/** Step: what every month costs more from the next period on is within the colleague's limit, or approved. @throws HttpError 409 */
async function rejectUnapproved(
  transaction: Transaction<Tables>,
  { session, subscription, today, requested, at }: Raise,
): Promise<void> {
  const { uuid: project_uuid, client_uuid } = subscription
  // Nobody else changes its places while the subscription is held.
  const team = { subscription, places: await ratePlansOfProject(transaction, project_uuid) }
  const start = nextWork(team)
  const agreed = await priceOfMonth(transaction, subscription, { start })
  const { currency, ...then } = await priceOfMonth(transaction, subscription, {
    start,
    hours: requested(nextSeats(team, today)),
  })
  const amount_cents = then.amount_cents - agreed.amount_cents
  const raise = { client_uuid, project_uuid, amount_cents, currency, at }
  await raiseApproved(transaction, session, { kind: 'next_hours', ...raise })
}

/** What the client asks for is agreed at once; assistants and staff are told; nothing where nothing changes. */
export async function saveNextHours(
  { database, clock }: { database: Database; clock: Clock },
  { session, uuid, requested }: Requested,
): Promise<NextHours> {
  const at = clock.now()
  return database.kysely.transaction().execute(async (transaction) => {
    const subscription = await lockSubscription(transaction, session, uuid)
    const { today } = await clientDay(transaction, subscription.client_uuid, at)
    await rejectUnapproved(transaction, { session, subscription, today, requested: requested, at })
    const team = await lockTeam(transaction, uuid)
    const seats = nextSeats(team, today)
    const wanted = requested(seats)
    if ([...wanted.keys()].some((seat) => !seats.some(({ now }) => now.seat_uuid === seat))) {
      throw notFound('There is no such role in this subscription.')
    }
    const changed: NextSeatRatePlans[] = []
    for (const seat of seats) {
      const hours = wanted.get(seat.now.seat_uuid)
      if (hours !== undefined && (await setNextHours(transaction, { team, seat, hours, at }))) changed.push(seat)
    }
    if (changed.length > 0) {
      await notifyOfNextHours(transaction, { team, seats: changed, wanted, at })
      await recordAudit(transaction, {
        at,
        actor_uuid: session.user_uuid,
        action: 'subscription.hours_changed',
        entity: `project:${uuid}`,
        details: { from: nextWork(team), hours: Object.fromEntries(wanted) },
      })
    }
    const after = { ...team, places: await ratePlansOfProject(transaction, uuid) }
    return nextHoursOf(transaction, { team: after, today })
  })
}
