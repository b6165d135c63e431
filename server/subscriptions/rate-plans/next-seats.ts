import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { LockedTeam, Place } from './locked-team.ts'
import { nextPeriod } from './reject-change.ts'

/** A seat that goes on: its place on a day of this period, and the one from the next period on, mostly the same. */
export interface NextSeatRatePlans {
  readonly now: Place
  readonly later: Place
}

function covers(ratePlan: Place, day: string): boolean {
  return ratePlan.rate_start_date <= day && (ratePlan.rp_end_date === null || ratePlan.rp_end_date >= day)
}

/**
 * The seats of the next period that someone pays for now, in the order they were agreed.
 * @param today on the client's clock
 */
export function nextSeats(team: LockedTeam, today: string): NextSeatRatePlans[] {
  const from = nextPeriod(team)
  const { start_date, invoiced_until } = team.subscription
  const last = today < invoiced_until ? today : invoiced_until
  const day = last > start_date ? last : start_date
  return team.places
    .filter((ratePlan) => covers(ratePlan, from))
    .flatMap((later) => {
      const now = team.places.find((ratePlan) => ratePlan.seat_uuid === later.seat_uuid && covers(ratePlan, day))
      return now ? [{ now, later }] : []
    })
    .toSorted((one, other) => one.now.created_date.getTime() - other.now.created_date.getTime())
}

/** A change of hours alone, which whoever pays for them can take back. */
export function changesHoursOnly({ now, later }: NextSeatRatePlans): boolean {
  return now.uuid !== later.uuid && now.virtualassistant_uuid === later.virtualassistant_uuid
}

/** The places of a subscription as they are read. */
export async function ratePlansOfProject(database: Kysely<Tables>, project_uuid: string): Promise<Place[]> {
  return database
    .selectFrom('rate_plans')
    .selectAll()
    .where('project_uuid', '=', project_uuid)
    .orderBy('created_date')
    .orderBy('uuid')
    .execute()
}
