import { getZone } from '@talentplace/contract/core/places/place.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import { nextChange, offsetAt } from '../../platform/clock/zones.ts'
import { handle } from '../../platform/http/handler.ts'
import { invalidField } from '../../platform/http/http-error.ts'

/** What a zone's clock says now: browsers know their zone's name, but may have old data for it. */
export function getZoneOperation(clock: Clock) {
  return handle(getZone, (_context, { query }) => {
    const now = clock.now()
    const instant = query.at === undefined ? now : new Date(query.at)
    const timezone_offset = offsetAt(query.timezone, instant)
    if (timezone_offset === null) throw invalidField('timezone', 'Unknown time zone')
    return {
      timezone: query.timezone,
      timezone_offset,
      next_change: nextChange(query.timezone, instant)?.toISOString() ?? null,
      now: now.toISOString(),
    }
  })
}
