import { calendarDay } from './calendar-day.ts'
import { offsetAt } from './zones.ts'

const daySeconds = 86_400

/** The day after, or another number of days on; both `YYYY-MM-DD`. */
export function dayAfter(day: string, days = 1): string {
  return Temporal.PlainDate.from(day).add({ days }).toString()
}

/** The instant at which a day begins on the clock of a zone; UTC's for a zone without a clock. */
export function startOfDay(zone: string, day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const at = (instant: number) => midnight - (offsetAt(zone, new Date(instant)) ?? 0) * 60_000
  // The offset that holds at midnight, even where clocks change within hours of it.
  return new Date(at(at(midnight)))
}

/** How long a day is on the clock of a zone: 23, 24 or 25 hours. In seconds. */
export function secondsOfDay(zone: string, day: string): number {
  return (startOfDay(zone, dayAfter(day)).getTime() - startOfDay(zone, day).getTime()) / 1000
}

/** Offset in minutes east of UTC at noon of a day, whole days away from any change of the clock at night. */
export function offsetAtNoon(zone: string, day: string): number {
  return offsetAt(zone, new Date(startOfDay(zone, day).getTime() + (daySeconds / 2) * 1000)) ?? 0
}

export interface DayPiece {
  /** The local day, `YYYY-MM-DD`. */
  readonly day: string
  readonly start: Date
  readonly end: Date
}

/** The stretch from `start` to `end` cut at each midnight of the zone, in order. */
export function cutAtMidnight(zone: string, start: Date, end: Date): DayPiece[] {
  const pieces: DayPiece[] = []
  for (let from = start; from < end;) {
    const day = calendarDay(zone, from)
    const midnight = startOfDay(zone, dayAfter(day))
    const to = midnight < end ? midnight : end
    pieces.push({ day, start: from, end: to })
    from = to
  }
  return pieces
}
