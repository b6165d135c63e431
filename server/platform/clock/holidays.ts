import { createRequire } from 'node:module'
import moment from 'moment-timezone'
import type { default as Calendar } from 'date-holidays'

/**
 * The library of holidays brings older zone data, which it puts in place of ours as it is loaded. So it is loaded here alone, and
 * ours are put back at once (0003).
 */
function loadCalendars(): typeof Calendar {
  const holder: { tz: typeof moment.tz | undefined } = moment
  // The methods of each moment, too: `moment().tz(zone)` would look zones up in the older data.
  const [own, ownMethods] = [{ ...moment }, { ...(moment.fn as object) }]
  holder.tz = undefined
  const library = createRequire(import.meta.url)('date-holidays') as typeof Calendar
  Object.assign(moment, own)
  Object.assign(moment.fn, ownMethods)
  return library
}

const HolidayCalendar = loadCalendars()
const calendars = new Map<string, Calendar>()
const years = new Map<string, ReadonlySet<string>>()

function calendarOf(region: string): Calendar {
  const known = calendars.get(region)
  if (known) return known
  const [country = '', state = ''] = region.split('-')
  const calendar = new HolidayCalendar(country, state)
  calendars.set(region, calendar)
  return calendar
}

/** The public holidays of a year (`YYYY-MM-DD`) in a province or state, e.g. `CA-ON`. */
export function publicHolidays(region: string, year: number): ReadonlySet<string> {
  const key = `${region} ${year}`
  const known = years.get(key)
  if (known) return known
  const days = calendarOf(region)
    .getHolidays(year)
    .flatMap(({ type, date }) => (type === 'public' ? [date.slice(0, 10)] : []))
  const found = new Set(days)
  years.set(key, found)
  return found
}

const friday = 5
const weekdayOf = (day: string) => Temporal.PlainDate.from(day).dayOfWeek
const dayBehind = (day: string) => Temporal.PlainDate.from(day).add({ days: 1 }).toString()

/** With those that fall on a weekend kept on the next working day that is none of them. */
function observedOnWorkingDays(holidays: readonly string[]): ReadonlySet<string> {
  const observed = new Set(holidays)
  for (const holiday of holidays.filter((day) => weekdayOf(day) > friday)) {
    let day = holiday
    while (weekdayOf(day) > friday || observed.has(day)) day = dayBehind(day)
    observed.add(day)
  }
  return observed
}

/**
 * The holidays of a year on which a country's banks clear no payments. Of Canada those of two provinces and the Day for Truth and
 * Reconciliation: rather a day more than the payment systems keep (Family Day, Easter Monday) than a payment on a closed one.
 */
export function bankHolidays(country: 'CA' | 'US', year: number): ReadonlySet<string> {
  if (country === 'CA') {
    const days = new Set([...publicHolidays('CA-ON', year), ...publicHolidays('CA-BC', year), `${year}-09-30`])
    return observedOnWorkingDays([...days].toSorted())
  }
  // Of a holiday on a Saturday the Federal Reserve keeps nothing: the Friday before it is open.
  const days = publicHolidays('US', year)
  return new Set([...days].filter((day) => weekdayOf(day) !== friday || !days.has(dayBehind(day))))
}
