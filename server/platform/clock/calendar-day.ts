import { offsetAt } from './zones.ts'

/** The calendar day of an instant on the clock of a zone, `YYYY-MM-DD`; UTC's for a zone without a clock. */
export function calendarDay(zone: string, instant: Date): string {
  const offset = offsetAt(zone, instant) ?? 0
  return new Date(instant.getTime() + offset * 60_000).toISOString().slice(0, 10)
}
