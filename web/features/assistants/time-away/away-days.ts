import { calendarDay } from '../../../platform/formatting/calendar-day.ts'

/** 'Dec 20, 2026 – Jan 3, 2027', or the one day. */
export function awayDays(from: string, until: string): string {
  return from === until ? calendarDay(from) : `${calendarDay(from)} – ${calendarDay(until)}`
}
