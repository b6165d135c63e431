import { timeEntryStates } from '@talentplace/contract/work/time/time-entry.states'
import { sql } from 'kysely'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import { daysByZone } from '../../platform/clock/days-by-zone.ts'
import { reviewEnd } from '../time/business-days.ts'
import { halfMonthOf } from '../time/half-month.ts'
import type { ReviewDeps } from './review-deps.ts'

/** So many entries at once: nobody waits long for what one transaction holds. */
const atOnce = 1_000

/** The end of a half-month's review; one that begins late is as long as any other. */
function endOfReview(halfMonthEnd: string, now: Date, { rules }: ReviewDeps): Date {
  const usual = reviewEnd(rules, halfMonthEnd)
  return usual > now ? usual : reviewEnd(rules, calendarDay(rules.officeZone, now))
}

/** The days of half-months that are over in their zone and still have open time. `before`: by zone, the first day of the one that runs. */
async function overDays(
  { database }: ReviewDeps,
  before: Readonly<Record<string, string>>,
): Promise<{ timezone: string; task_date: string }[]> {
  const { rows } = await sql<{ timezone: string; task_date: string }>`
    select distinct entry.timezone, task_date
    from unnest(${Object.keys(before)}::text[], ${Object.values(before)}::date[]) as running (timezone, first_day)
    join time_entries entry on entry.timezone = running.timezone and task_date < first_day
    where status = 'open' and removed_date is null
    order by 1, 2`.execute(database.kysely)
  return rows
}

async function startOf(deps: ReviewDeps, timezone: string, half: string, review_until: Date): Promise<void> {
  const { database, clock } = deps
  const { from, to } = timeEntryStates.stepTo('in_review', 'system')
  const { start, end } = halfMonthOf(half)
  for (;;) {
    const started = await database.kysely
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
    if (started.length < atOnce) return
  }
}

/** The review of each half-month that is over by the assistant's calendar. */
export async function startReviews(deps: ReviewDeps): Promise<void> {
  const now = deps.clock.now()
  const today = await daysByZone(deps.database.kysely, now)
  const running = Object.entries(today).map(([zone, day]) => [zone, halfMonthOf(day).start] as const)
  const over = await overDays(deps, Object.fromEntries(running))
  for (const [zone, days] of Map.groupBy(over, ({ timezone }) => timezone)) {
    const halves = new Set(days.map(({ task_date }) => halfMonthOf(task_date).end))
    for (const end of halves) await startOf(deps, zone, end, endOfReview(end, now, deps))
  }
}
