import * as t from '@talentplace/contract/core/messages/refusals'
import { findTimezone } from '@talentplace/contract/core/places/place.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import { nextChange, offsetAt } from '../../platform/clock/zones.ts'
import { handle } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { CityDirectory } from '../../platform/places/city-directory.ts'

/** B4.9: the zone of a picked place, with its offset for the instant in question. */
export function findTimezoneOperation(deps: { directory: CityDirectory; clock: Clock }) {
  const { directory, clock } = deps
  return handle(findTimezone, (_context, { body }) => {
    const timezone = directory.zoneAt(body.latitude, body.longitude)
    const instant = body.at === undefined ? clock.now() : new Date(body.at)
    const timezone_offset = timezone === null ? null : offsetAt(timezone, instant)
    if (timezone === null || timezone_offset === null) {
      throw new HttpError(400, 'no_timezone', t.noTimezone())
    }
    return { timezone, timezone_offset, next_change: nextChange(timezone, instant)?.toISOString() ?? null }
  })
}
