import { formatDay } from './day.ts'

/** A6.1: a calendar day of the API (`2026-11-20`) as `Nov 20th 2026`; it is nobody's instant and needs no clock. */
export function calendarDay(day: string): string {
  return formatDay(0, Date.parse(`${day}T00:00:00Z`))
}
