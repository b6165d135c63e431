import { sql, type Transaction } from 'kysely'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import { dayAfter, startOfDay } from '../../platform/clock/local-day.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { closedReason, pauseOn, type TimeRatePlan } from '../time/entries/rate-plan-for-time.ts'
import type { ReviewDeps } from '../reviews/review-deps.ts'
import { ratePlanOfRow } from './rate-plan-of-timer.ts'
import { stopTimer } from './stop-timer.ts'
import { notifyBrowsers } from './notifications.ts'
import { noteEnded } from './timer-history.ts'
import { timerRows } from './timer-rows.ts'

interface ClosedTimer {
  readonly virtualassistant_uuid: string
  readonly id: string
}

/**
 * Timers whose place may be over or closed; which of them are, is asked again while their assistant is held.
 * @param project_uuid only those of one subscription
 */
export async function possiblyClosedTimers(
  { kysely }: Database,
  now: Date,
  project_uuid: string | null = null,
): Promise<ClosedTimer[]> {
  // No clock is further ahead of UTC than a day.
  const latestDay = dayAfter(calendarDay('UTC', now))
  const { rows } = await sql<ClosedTimer>`
    select timers.virtualassistant_uuid, timers.id from timers
    join rate_plans on rate_plans.uuid = rate_plan_uuid join projects on projects.uuid = timers.project_uuid
    where (time_entry_disabled_date is not null or va_rate_cents = 0
      or paused_from <= ${latestDay} and (resumes_on is null or resumes_on > ${latestDay}::date - 2)
      or rp_end_date < ${latestDay} or rate_plans.virtualassistant_uuid is distinct from timers.virtualassistant_uuid)
      and (${project_uuid}::uuid is null or timers.project_uuid = ${project_uuid})
    order by timers.virtualassistant_uuid, timers.id`.execute(kysely)
  return rows
}

/** Why a timer can't go on for a place, and since when where that is known; null: it can. */
function closing(ratePlan: TimeRatePlan, now: Date): { reason: string; since: Date } | null {
  const { held_by, virtualassistant_uuid, rp_end_date, timezone, time_entry_disabled_date } = ratePlan
  if (held_by !== virtualassistant_uuid) return { reason: 'This place isn’t yours any more.', since: now }
  const today = calendarDay(timezone, now)
  if (rp_end_date !== null && today > rp_end_date) {
    return { reason: 'Your work in this place has ended.', since: startOfDay(timezone, dayAfter(rp_end_date)) }
  }
  const reason = closedReason(ratePlan, today)
  if (reason === null) return null
  const paused_from = pauseOn(ratePlan, today)?.paused_from ?? null
  const pausedSince = paused_from === null ? now : startOfDay(timezone, paused_from)
  return { reason, since: time_entry_disabled_date ?? pausedSince }
}

export interface StoppedTimer {
  readonly user_uuid: string
  readonly project_name: string
  readonly reason: string
}

/**
 * Stops a timer whose place is over, someone else's or closed: at that instant if it ran by then, else now. What it counted is kept
 * as entries, what it ran on after that is returned to its person, and its browsers are told. Null where it may go on, or is deleted.
 */
export async function stopClosedTimer(
  transaction: Transaction<Tables>,
  { virtualassistant_uuid, id }: ClosedTimer,
  { clock, rules }: Omit<ReviewDeps, 'database'>,
): Promise<StoppedTimer | null> {
  const now = new Date(Math.floor(clock.now().getTime() / 1000) * 1000)
  const assistant = await lockRow(transaction, 'assistants', virtualassistant_uuid)
  const row = await timerRows(transaction, virtualassistant_uuid).where('timers.id', '=', id).executeTakeFirst()
  if (!assistant || assistant.user_uuid === null || !row) return null
  const closed = closing(await ratePlanOfRow(transaction, row), now)
  if (closed === null) return null
  await stopTimer(transaction, row, { at: now, given: now, event_uuid: null, closed }, { now, rules })
  await noteEnded(transaction, { assistant_uuid: virtualassistant_uuid, id, event: 'closed', at: now, now })
  const { user_uuid } = assistant
  await notifyBrowsers(transaction, { assistant_uuid: virtualassistant_uuid, user_uuid }, id, now)
  return { user_uuid, project_name: row.project_name, reason: closed.reason }
}
