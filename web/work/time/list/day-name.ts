import * as names from '@talentplace/contract/core/messages/days'
import * as t from '@talentplace/contract/work/messages/time'
import { calendarDay } from '../../../platform/formatting/calendar-day.ts'

/** From Monday on. */
const weekdays = names.weekdays().split(' ')

/** A calendar day as `Saturday, Nov 28th 2026`. */
export function dayName(day: string): string {
  const weekday = weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? ''
  return t.dayName({ weekday, date: calendarDay(day) })
}
