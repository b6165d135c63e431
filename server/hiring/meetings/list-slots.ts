import * as refusals from '@talentplace/contract/hiring/messages/refusals'
import { listSlots } from '@talentplace/contract/hiring/meetings/meeting.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import { isKnownZone, offsetAt } from '../../platform/clock/zones.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import { invalidField } from '../../platform/http/http-error.ts'
import { offeredSlots, slotEnd, type OfficeHours } from '../../core/calendar/office-hours.ts'

/** The slots nobody has taken, by the clock of whoever asks and by ours. */
export function listSlotsOperation(deps: { database: Database; clock: Clock; office: OfficeHours }) {
  const { database, clock, office } = deps
  return handle(listSlots, async (_context, { query: { kind, timezone = office.timezone } }) => {
    if (!isKnownZone(timezone)) throw invalidField('timezone', refusals.unknownZone())
    const now = clock.now()
    const rows = await database.kysely
      .selectFrom('meetings')
      .select('start_at')
      .where('kind', '=', kind)
      .where('source', '=', 'own')
      .where('status', '=', 'booked')
      .where('start_at', '>', now)
      .execute()
    const taken = new Set(rows.map(({ start_at }) => start_at.getTime()))
    const slots = offeredSlots(office, now)
      .filter((start) => !taken.has(start.getTime()))
      .map((start) => ({
        start: start.toISOString(),
        end: slotEnd(start).toISOString(),
        timezone_offset: offsetAt(timezone, start) ?? 0,
        office_offset: offsetAt(office.timezone, start) ?? 0,
      }))
    return { slots, count: slots.length, timezone, office_timezone: office.timezone }
  })
}
