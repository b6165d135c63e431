import { changeNextHours } from '@talentplace/contract/billing/subscriptions/next-hours.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { saveNextHours } from './save-next-hours.ts'

/** C1 Ours: more or fewer hours, from the next period on. */
export function changeNextHoursOperation(deps: { database: Database; clock: Clock }) {
  return handle(changeNextHours, (context, { params, body }) => {
    const requested = new Map(body.seats.map(({ seat_uuid, hours_per_month }) => [seat_uuid, hours_per_month]))
    return saveNextHours(deps, { session: signedIn(context), uuid: params.uuid, requested: () => requested })
  })
}
