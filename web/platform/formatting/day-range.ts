import { calendarDay } from './calendar-day.ts'

/** 'Dec 20th 2026 – Jan 3rd 2027', or the one day. */
export function dayRange({ from, until }: { readonly from: string; readonly until: string }): string {
  return from === until ? calendarDay(from) : `${calendarDay(from)} – ${calendarDay(until)}`
}
