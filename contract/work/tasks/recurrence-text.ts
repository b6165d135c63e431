import { currentLanguage } from '../../shared/i18n/current-language.ts'
import * as t from '../messages/recurrence.ts'
import { usualRecurrences } from './recurrence.ts'

const codes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const single: Readonly<Record<string, () => string>> = {
  DAILY: t.daily,
  WEEKLY: t.weekly,
  MONTHLY: t.monthly,
  YEARLY: t.yearly,
}
const several: Readonly<Record<string, (values: { count: number }) => string>> = {
  DAILY: t.everyDays,
  WEEKLY: t.everyWeeks,
  MONTHLY: t.everyMonths,
  YEARLY: t.everyYears,
}

const listed = (words: readonly string[]): string => new Intl.ListFormat(currentLanguage()).format(words)
const nameOf = (code: string): string => t.weekdayNames().split(' ')[codes.indexOf(code)] ?? code

/** `-1FR`: the last Friday; `2TU`: the 2nd Tuesday; `MO`: Monday. */
function dayText(text: string): string {
  const day = nameOf(text.slice(-2))
  const nth = Number(text.slice(0, -2))
  if (nth === 0) return t.theDay({ day })
  if (nth > 0) return t.theNthDay({ nth, day })
  return nth === -1 ? t.theLastDay({ day }) : t.theNthLastDay({ nth: -nth, day })
}

const dateText = (text: string): string => (text === '-1' ? t.theLastDate() : t.theDate({ date: Number(text) }))

/**
 * A rule as a person reads it: `Every two weeks`, `Every month on the 2nd Friday`.
 * @param dayOf a calendar day (`2026-12-04`) as it is read
 */
export function recurrenceText(rule: string, dayOf: (day: string) => string): string {
  const usual = usualRecurrences.find((each) => each.rule === rule)
  if (usual) return usual.label()
  const parts = new Map(rule.split(';').map((part) => part.split('=') as [string, string]))
  const unit = parts.get('FREQ') ?? ''
  const interval = Number(parts.get('INTERVAL') ?? 1)
  const byDay = parts.get('BYDAY')?.split(',') ?? []
  const byDate = parts.get('BYMONTHDAY')?.split(',') ?? []
  const every = interval === 1 ? single[unit]?.() : several[unit]?.({ count: interval })
  const isOfWeekdays = unit === 'WEEKLY' && interval === 1 && byDay.length > 0
  const days = isOfWeekdays
    ? byDay.map((day) => nameOf(day.slice(-2)))
    : [...byDay.map(dayText), ...byDate.map(dateText)]
  const whole = isOfWeekdays
    ? t.onWeekdays({ days: listed(days) })
    : days.length > 0
      ? t.onDays({ every: every ?? rule, days: listed(days) })
      : (every ?? rule)
  const count = parts.get('COUNT')
  const until = parts.get('UNTIL')
  if (count !== undefined) return t.times({ every: whole, count: Number(count) })
  if (until === undefined) return whole
  return t.until({ every: whole, day: dayOf(until.replace(/^(....)(..)(..).*/, '$1-$2-$3')) })
}
