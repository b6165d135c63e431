import { publicHolidays } from '../../platform/clock/holidays.ts'
import { dayAfter, startOfDay } from '../../platform/clock/local-day.ts'
import type { TimeRules } from './time-rules.ts'

type Office = Pick<TimeRules, 'officeZone' | 'officeRegion'>

const saturday = 6
/** True for Monday to Friday, public holidays of the office's region apart. */
export function isBusinessDay(region: string, day: string): boolean {
  const date = Temporal.PlainDate.from(day)
  return date.dayOfWeek < saturday && !publicHolidays(region, date.year).has(day)
}

/** The last of so many business days that follow a day. */
export function businessDayAfter(region: string, day: string, count: number): string {
  let last = day
  for (let left = count; left > 0;) {
    last = dayAfter(last)
    if (isBusinessDay(region, last)) left -= 1
  }
  return last
}

/** How long each side has: the client to review, the assistant to answer. */
export const reviewBusinessDays = 5

/** The instant at which five business days after a day are over, on the office's clock. */
export function reviewEnd({ officeRegion, officeZone }: Office, day: string): Date {
  return startOfDay(officeZone, dayAfter(businessDayAfter(officeRegion, day, reviewBusinessDays)))
}
