import { dayFrom } from '../quick-picks.ts'

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

/** A day that exists, `at`: its month from 0 on; null for February 30. */
export function dayOf(year: number, at: number, date: number): string | null {
  const day = new Date(Date.UTC(year, at, date))
  return day.getUTCMonth() === at && day.getUTCDate() === date ? day.toISOString().slice(0, 10) : null
}

/** The same day of a later month, or its last one where it is too short. */
export function monthsOn(day: string, count: number): string {
  const [year = 0, at = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, at + count, 0)).getUTCDate()
  return new Date(Date.UTC(year, at - 1 + count, Math.min(date, last))).toISOString().slice(0, 10)
}

/** The last day of the month. */
export const monthEnd = (today: string): string => dayFrom(monthsOn(`${today.slice(0, 8)}01`, 1), -1)

/** The next such day of the week (0: Sunday), today included; or that of the week that begins next Monday. */
export function nextWeekday(wanted: number, today: string, { ofNextWeek }: { ofNextWeek: boolean }): string {
  if (!ofNextWeek) return dayFrom(today, (wanted - weekdayOf(today) + 7) % 7)
  const monday = dayFrom(today, 8 - (weekdayOf(today) || 7))
  return dayFrom(monday, (wanted + 6) % 7)
}

/** A date, `at`: its month from 0 on; without a year the next such one, today included. */
export function nextDate(at: number, date: string, year: string | undefined, today: string): string | null {
  if (year !== undefined) return dayOf(Number(year), at, Number(date))
  const own = Number(today.slice(0, 4))
  const days = [own, own + 1].map((each) => dayOf(each, at, Number(date)))
  return days.find((day) => day !== null && day >= today) ?? null
}
