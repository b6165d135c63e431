import { publicHolidays } from './holidays.ts'
import { calendarDay } from './calendar-day.ts'
import { dayAfter } from './local-day.ts'

const saturday = 6
const daysOfWeek = 7
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

/** The public holidays of a region after one day until another, both of the calendar, that aren't on a weekend. */
function holidaysBetween(region: string, first: Temporal.PlainDate, last: Temporal.PlainDate): number {
  const [after, until] = [first.toString(), last.toString()]
  let count = 0
  for (let year = first.year; year <= last.year; year += 1) {
    for (const day of publicHolidays(region, year)) {
      // What the calendar of a year says of the next one doesn't count twice.
      const isWithin = day > after && day <= until && day.startsWith(String(year))
      if (isWithin && Temporal.PlainDate.from(day).dayOfWeek < saturday) count += 1
    }
  }
  return count
}

/**
 * How many whole business days lie between an instant and now, by the clock of a zone: none on the day itself. Whole weeks are counted
 * as such: years of waiting, day by day, would take a list longer than its rows.
 */
export function businessDaysSince(office: { region: string; timezone: string }, since: Date, now: Date): number {
  const first = Temporal.PlainDate.from(calendarDay(office.timezone, since))
  const last = Temporal.PlainDate.from(calendarDay(office.timezone, now))
  const { days } = first.until(last)
  if (days <= 0) return 0
  const weeks = Math.floor(days / daysOfWeek)
  let workdays = weeks * (saturday - 1)
  for (let on = 1; on <= days % daysOfWeek; on += 1) {
    if (((first.dayOfWeek - 1 + on) % daysOfWeek) + 1 < saturday) workdays += 1
  }
  return workdays - holidaysBetween(office.region, first, last)
}
