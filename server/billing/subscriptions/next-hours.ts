import * as refusals from '@talentplace/contract/billing/messages/refusals'
import type { NextHours } from '@talentplace/contract/billing/subscriptions/next-hours.routes'
import { maximumHours } from '@talentplace/contract/core/criteria/limits'
import { sql, type Kysely } from 'kysely'
import type { LockedTeam } from '../../subscriptions/rate-plans/locked-team.ts'
import { changesHoursOnly, nextSeats, type NextSeatRatePlans } from '../../subscriptions/rate-plans/next-seats.ts'
import { nextWork } from '../../subscriptions/rate-plans/reject-change.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { spareHours } from '../../rules/spare-hours.ts'
import { pricePeriod, type SeatHours } from '../prices/price-period.ts'
import { readersName } from '../../platform/languages/readers-name.ts'

interface Named {
  readonly seat_uuid: string
  readonly role: string
  readonly display_name: string | null
  readonly available: number | null
  readonly committed: number | null
}

async function namesOf(database: Kysely<Tables>, seats: readonly NextSeatRatePlans[]): Promise<Map<string, Named>> {
  const uuids = seats.map(({ later }) => later.uuid)
  const { rows } = await sql<Named>`
    select seat_uuid, ${readersName('roles.value')} as role, display_name, available_hours_per_month as available,
      monthly_hours_committed as committed
    from rate_plans join roles on roles.id = role_id left join assistants on assistants.uuid = virtualassistant_uuid
    where rate_plans.uuid = any (${uuids}::uuid[])`.execute(database)
  return new Map(rows.map((row) => [row.seat_uuid, row]))
}

/** What the assistant has free, and what this seat has of them already. */
function maxHours({ now, later }: NextSeatRatePlans, { available, committed }: Named): number {
  if (available === null || committed === null) return maximumHours
  const isOwner = now.virtualassistant_uuid === later.virtualassistant_uuid
  const promised = isOwner ? Math.max(now.hours_per_month, later.hours_per_month) : later.hours_per_month
  return Math.min(maximumHours, promised + spareHours(available, committed))
}

/**
 * What is to be had and paid from the next period on, with these hours instead of what is agreed where they are named.
 * @throws HttpError 409
 */
export async function nextHoursOf(
  database: Kysely<Tables>,
  { team, today, requested = new Map() }: { team: LockedTeam; today: string; requested?: SeatHours },
): Promise<NextHours> {
  const from = nextWork(team)
  const seats = nextSeats(team, today)
  const names = await namesOf(database, seats)
  const hoursNow = new Map(seats.map(({ now }) => [now.seat_uuid, now.hours_per_month]))
  try {
    const [now, later] = await Promise.all([
      pricePeriod(database, team.subscription, from, { hours: hoursNow }),
      pricePeriod(database, team.subscription, from, { hours: requested }),
    ])
    return {
      from,
      seats: seats.flatMap((seat) => {
        const named = names.get(seat.now.seat_uuid)
        if (!named) return []
        const { seat_uuid, role, display_name } = named
        return {
          seat_uuid,
          role,
          display_name,
          hours_now: seat.now.hours_per_month,
          hours_then: requested.get(seat_uuid) ?? seat.later.hours_per_month,
          most_hours: maxHours(seat, named),
        }
      }),
      now: now.document,
      later: later.document,
      total_hours: later.total_hours,
      same_price_hours: later.same_price_hours,
      is_changing: seats.some(
        (seat) => changesHoursOnly(seat) && seat.now.hours_per_month !== seat.later.hours_per_month,
      ),
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new HttpError(409, 'no_prices', refusals.periodNotPricedYet())
  }
}
