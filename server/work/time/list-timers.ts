import { listTimers } from '@talentplace/contract/work/time/timer.routes'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { firstOwnDay } from './entries/changeable.ts'
import { hearFrom } from '../timers/hear-from.ts'
import { lastWorked } from '../timers/last-worked.ts'
import { toTimerView, timerRows } from '../timers/timer-rows.ts'
import { timerRatePlans } from '../timers/timer-rate-plans.ts'
import type { TimeRules } from './time-rules.ts'

/** C3.2: an assistant's timers and where time can be logged. That a browser asks is a sign of its person. */
export function listTimersOperation(deps: { database: Database; clock: Clock; rules: TimeRules }) {
  const { database, clock, rules } = deps
  return handle(listTimers, async (context) => {
    const now = clock.now()
    const assistant = await database.kysely
      .selectFrom('assistants')
      .select(['uuid', 'timezone'])
      .where('user_uuid', '=', signedIn(context).user_uuid)
      .executeTakeFirst()
    const timezone = assistant?.timezone ?? 'UTC'
    const today = calendarDay(timezone, now)
    const known = { now: now.toISOString(), today, timezone, first_day: firstOwnDay(timezone, now, rules) }
    if (!assistant) return { timers: [], places: [], last: null, ...known }
    await hearFrom(database, assistant.uuid, now)
    const [timers, places, last] = await Promise.all([
      timerRows(database.kysely, assistant.uuid).execute(),
      timerRatePlans(database.kysely, { assistant_uuid: assistant.uuid, today, now }),
      lastWorked(database.kysely, assistant.uuid),
    ])
    return { timers: timers.map((row) => toTimerView(row, now)), places, last, ...known }
  })
}
