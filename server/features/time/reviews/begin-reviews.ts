import { timeEntryStates } from '@talentplace/contract/time/time-entry.states'
import { sql } from 'kysely'
import { calendarDay } from '../../../platform/clock/calendar-day.ts'
import { daysByZone } from '../../../platform/clock/days-by-zone.ts'
import { reviewEnd } from '../business-days.ts'
import { halfMonthOf } from '../half-month.ts'
import type { ReviewDeps } from './review-deps.ts'

/** So many entries at once: nobody waits long for what one transaction holds. */
const atOnce = 1_000

/** The end of a half-month's review; one that begins late is as long as any other. */
function endOfReview(halfMonthEnd: string, now: Date, { rules }: ReviewDeps): Date {
  const usual = reviewEnd(rules, halfMonthEnd)
  return usual > now ? usual : reviewEnd(rules, calendarDay(rules.officeZone, now))
}

/** Of one zone, the days of half-months that are over there and still have open time. */
async function overDays({ database }: ReviewDeps, timezone: string, before: string): Promise<string[]> {
  const days = await database.kysely
    .selectFrom('time_entries')
    .select('task_date')
    .distinct()
    .where('status', '=', 'open')
    .where('removed_date', 'is', null)
    .where('timezone', '=', timezone)
    .where('task_date', '<', before)
    .execute()
  return days.map(({ task_date }) => task_date)
}

async function beginOf(deps: ReviewDeps, timezone: string, half: string, review_until: Date): Promise<void> {
  const { database, clock } = deps
  const { from, to } = timeEntryStates.stepTo('in_review', 'system')
  const { start, end } = halfMonthOf(half)
  for (;;) {
    const begun = await database.kysely
      .updateTable('time_entries')
      .set((set) => ({ status: to, review_until, updated_date: clock.now(), version: set('version', '+', 1) }))
      .where('uuid', 'in', (select) =>
        select
          .selectFrom('time_entries')
          .select('uuid')
          .where('status', 'in', from)
          .where('removed_date', 'is', null)
          .where('timezone', '=', timezone)
          .where(sql<boolean>`task_date between ${start} and ${end}`)
          .orderBy('uuid')
          .limit(atOnce),
      )
      .returning('uuid')
      .execute()
    if (begun.length < atOnce) return
  }
}

/** The review of each half-month that is over by the assistant's calendar. */
export async function beginReviews(deps: ReviewDeps): Promise<void> {
  const now = deps.clock.now()
  const today = await daysByZone(deps.database.kysely, now)
  for (const [zone, day] of Object.entries(today)) {
    const days = await overDays(deps, zone, halfMonthOf(day).start)
    const halves = new Set(days.map((each) => halfMonthOf(each).end))
    for (const end of halves) await beginOf(deps, zone, end, endOfReview(end, now, deps))
  }
}
