import { calendarDay } from '../../../platform/formatting/calendar-day.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** A calendar day as `Saturday, Nov 28th 2026`. */
export function dayName(day: string): string {
  return `${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''}, ${calendarDay(day)}`
}
