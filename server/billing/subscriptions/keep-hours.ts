import { keepHours } from '@talentplace/contract/billing/subscriptions/next-hours.routes'
import { changesHoursOnly } from '../../subscriptions/rate-plans/next-seats.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { saveNextHours } from './save-next-hours.ts'

/** Until the next period begins, its hours can stay as they are after all. */
export function keepHoursOperation(deps: { database: Database; clock: Clock }) {
  return handle(keepHours, (context, { params }) =>
    saveNextHours(deps, {
      session: signedIn(context),
      uuid: params.uuid,
      requested: (seats) =>
        new Map(seats.filter(changesHoursOnly).map(({ now }) => [now.seat_uuid, now.hours_per_month] as const)),
    }),
  )
}
