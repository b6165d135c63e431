import { createRequire } from 'node:module'
import moment from 'moment-timezone'
import type { default as Calendar } from 'date-holidays'

/**
 * The library of holidays brings older zone data, which it puts in place of ours as it is loaded. So it is loaded here alone, and
 * ours are put back at once (0003).
 */
function loadCalendars(): typeof Calendar {
  const holder: { tz: typeof moment.tz | undefined } = moment
  const own = moment.tz
  holder.tz = undefined
  const library = createRequire(import.meta.url)('date-holidays') as typeof Calendar
  holder.tz = own
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
