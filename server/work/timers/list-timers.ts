import { listTimers } from '@talentplace/contract/work/time/timer.routes'
import { sql, type Kysely } from 'kysely'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { firstOwnDay } from '../time/entries/changeable.ts'
import { asksAfter } from './still-working.ts'
import { toTimerView, timerRows } from './timer-rows.ts'
import { timerRatePlans } from './timer-rate-plans.ts'
import type { TimeRules } from '../time/time-rules.ts'

/** So often a sign is written down, at most. In milliseconds. */
const signEvery = 60_000

/** A browser was heard of: a sign of its person, unless they have been asked by now and haven't answered. */
async function hearFrom({ kysely }: Database, assistant_uuid: string, now: Date): Promise<void> {
  const running = await timerRows(kysely, assistant_uuid)
    .where('timers.running_since', 'is not', null)
    .executeTakeFirst()
  if (!running) return
  const { last_sign_at, id } = running
  if (now.getTime() - last_sign_at.getTime() < signEvery || now > asksAfter(running, last_sign_at)) return
  await kysely
    .updateTable('timers')
    .set({ last_sign_at: now })
    .where('virtualassistant_uuid', '=', assistant_uuid)
    .where('id', '=', id)
    .where('last_sign_at', '<', now)
    .execute()
}

interface LastWorked {
  readonly rate_plan_uuid: string
  readonly task_uuid: string | null
}

/** What an assistant's latest timer or entry was for: whichever ended, began or was written last. */
async function lastWorked(database: Kysely<Tables>, assistant_uuid: string): Promise<LastWorked | null> {
  const { rows } = await sql<LastWorked>`
    select rate_plan_uuid, task_uuid from (
      (select rate_plan_uuid, task_uuid, coalesce(running_since, last_sign_at) as at from timers
        where virtualassistant_uuid = ${assistant_uuid} order by running_since is null, at desc limit 1)
      union all
      (select rate_plan_uuid, task_uuid, coalesce(end_at, created_date) as at from time_entries
        where virtualassistant_uuid = ${assistant_uuid} and removed_date is null
        order by task_date desc, created_date desc limit 1)
    ) latest order by at desc limit 1`.execute(database)
  return rows[0] ?? null
}

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
