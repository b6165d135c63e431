// Node finds no names in the package, which declares them: all of it comes as its default.
import rrule from 'rrule'
import { monthDays } from './month-days.ts'

const yearsAhead = 30

const instantOf = (day: string): Date => new Date(`${day}T00:00:00Z`)

/**
 * The first day of recurring work on or after a day; null after its last. Days alone: the rule knows no clock. Months and years by
 * days of the month are ours, since a library skips the months that are too short (decision 0140).
 * @param begins The day it was first asked for; the rule counts from there.
 */
export function occurrenceFrom(rule: string, begins: string, day: string): string | null {
  // What comes round only then is never.
  const furthest = instantOf(begins > day ? begins : day)
  furthest.setUTCFullYear(furthest.getUTCFullYear() + yearsAhead)
  const byMonth = monthDays(rule, begins, furthest.toISOString().slice(0, 10))
  if (byMonth) {
    for (const each of byMonth) if (each >= day) return each
    return null
  }
  const options = rrule.RRule.parseString(rule)
  const until = options.until && options.until < furthest ? options.until : furthest
  const dates = new rrule.RRule({ ...options, dtstart: instantOf(begins), until }, true)
  return dates.after(instantOf(day), true)?.toISOString().slice(0, 10) ?? null
}

/**
 * The day on which recurring work is due after it was done: the next one of the rule, and none that has passed already. Null: that
 * was the last.
 */
export function occurrenceAfter(rule: string, begins: string, done: string, today: string): string | null {
  const following = new Date(instantOf(done).getTime() + 86_400_000).toISOString().slice(0, 10)
  return occurrenceFrom(rule, begins, following > today ? following : today)
}
