import { publicHolidays } from './holidays.ts'
import { calendarDay } from './calendar-day.ts'
import { dayAfter } from './local-day.ts'

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

/** How many whole business days lie between an instant and now, by the clock of a zone: none on the day itself. */
export function businessDaysSince(office: { region: string; timezone: string }, since: Date, now: Date): number {
  const today = calendarDay(office.timezone, now)
  let count = 0
  for (let day = dayAfter(calendarDay(office.timezone, since)); day <= today; day = dayAfter(day)) {
    if (isBusinessDay(office.region, day)) count += 1
  }
  return count
}
