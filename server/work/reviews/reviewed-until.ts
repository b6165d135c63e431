import { calendarDay } from '../../platform/clock/calendar-day.ts'
import { dayAfter } from '../../platform/clock/local-day.ts'
import { reviewEnd } from '../time/business-days.ts'
import { halfMonthOf, type HalfMonth } from '../time/half-month.ts'
import type { TimeRules } from '../time/time-rules.ts'

/** The latest half-month whose review is over, and with it that of all before. */
export function reviewedHalfMonth(rules: Pick<TimeRules, 'officeZone' | 'officeRegion'>, now: Date): HalfMonth {
  let half = halfMonthOf(calendarDay(rules.officeZone, now))
  while (reviewEnd(rules, half.end) > now) half = halfMonthOf(dayAfter(half.start, -1))
  return half
}
