import * as t from '@talentplace/contract/core/messages/refusals'
import { getZone } from '@talentplace/contract/core/places/place.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import { nextChange, offsetAt, offsetChanges } from '../../platform/clock/zones.ts'
import { handle } from '../../platform/http/handler.ts'
import { invalidField } from '../../platform/http/http-error.ts'

/** Milliseconds of the longest year. */
const aYear = 366 * 86_400_000

/** What a zone's clock says now: browsers know their zone's name, but may have old data for it. */
export function getZoneOperation(clock: Clock) {
  return handle(getZone, (_context, { query }) => {
    const now = clock.now()
    const instant = query.at === undefined ? now : new Date(query.at)
    const timezone_offset = offsetAt(query.timezone, instant)
    if (timezone_offset === null) throw invalidField('timezone', t.unknownZone())
    return {
      timezone: query.timezone,
      timezone_offset,
      next_change: nextChange(query.timezone, instant)?.toISOString() ?? null,
      now: now.toISOString(),
      changes: offsetChanges(query.timezone, instant, new Date(instant.getTime() + aYear)).map(({ at, offset }) => ({
        at: at.toISOString(),
        timezone_offset: offset,
      })),
    }
  })
}
