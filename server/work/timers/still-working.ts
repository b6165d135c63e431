import { dayParts } from '@talentplace/contract/core/criteria/limits'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import { offsetAtNoon } from '../../platform/clock/local-day.ts'

/** After so long without a sign of the assistant they are asked. In milliseconds. */
const quietFor = 2 * 3_600_000

interface Person {
  /** Their week of half-day parts, see `server/rules/working-overlap.ts`. */
  readonly availability: number
  readonly timezone: string
}

/** The end of the working day that an instant is in, by the week of the profile; null where they don't work that day. */
function endOfWorkingDay({ availability, timezone }: Person, instant: Date): Date | null {
  const day = calendarDay(timezone, instant)
  const weekday = Temporal.PlainDate.from(day).dayOfWeek - 1
  const works = dayParts.filter((_, part) => (availability >> (weekday * dayParts.length + part)) & 1)
  const last = Math.max(0, ...works.map(({ to }) => to))
  if (last === 0) return null
  return new Date(Date.parse(`${day}T00:00:00Z`) + last * 3_600_000 - offsetAtNoon(timezone, day) * 60_000)
}

/** From when on "Still working?" is asked: two hours after the last sign, or at the end of the working day. */
export function asksAfter(person: Person, lastSign: Date): Date {
  const quiet = new Date(lastSign.getTime() + quietFor)
  const end = endOfWorkingDay(person, lastSign)
  return end !== null && end > lastSign && end < quiet ? end : quiet
}
