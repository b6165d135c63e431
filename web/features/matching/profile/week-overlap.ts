import { clockRuns } from '../candidates/overlap-words.ts'

const startOfDay = 18
const endOfDay = 34
const workdays = 5

/** The viewer's working day, 9:00 to 17:00, out of each weekday's 48 half hours: does the person work then? */
export function workingDays(week: readonly (readonly boolean[])[]): boolean[][] {
  return week.slice(0, workdays).map((day) => day.slice(startOfDay, endOfDay))
}

/** Half hours as hours, e.g. 31 as '15.5'. */
export function hoursOf(halfHours: number): string {
  return String(halfHours / 2)
}

/** One working day in words: '10:00 to 12:00 and 13:00 to 17:00', or 'Not working'. */
export function sharedTimes(halves: readonly boolean[]): string {
  return clockRuns(halves).join(' and ') || 'Not working'
}
