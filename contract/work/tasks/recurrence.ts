import * as t from '../messages/recurrence.ts'

/*
 * A recurrence rule as RFC 5545 writes it, of the parts that a calendar of days knows. No schemas: the form reads it too.
 */

const weekday = '(?:MO|TU|WE|TH|FR|SA|SU)'
const parts: Readonly<Record<string, RegExp>> = {
  FREQ: /^(?:DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^[1-9]\d{0,2}$/,
  COUNT: /^[1-9]\d{0,3}$/,
  UNTIL: /^(?:20|21)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/,
  BYDAY: new RegExp(`^(?:[+-]?[1-5])?${weekday}(?:,(?:[+-]?[1-5])?${weekday}){0,6}$`),
  BYMONTHDAY: /^(?:-1|[1-9]|[12]\d|3[01])(?:,(?:-1|[1-9]|[12]\d|3[01])){0,30}$/,
}

/**
 * Whether a text is a rule that a task can have: `FREQ=WEEKLY;BYDAY=MO,WE`. Each part once, the end by count or by day; days by weekday
 * or by number, so that hardly a rule never comes true: such a one is looked for until the year 9999.
 */
export function isRecurrence(text: string): boolean {
  const given = text.split(';').map((part) => part.split('='))
  const names = given.map(([name = '']) => name)
  if (names[0] !== 'FREQ' || new Set(names).size < names.length) return false
  if (names.includes('COUNT') && names.includes('UNTIL')) return false
  if (names.includes('BYDAY') && names.includes('BYMONTHDAY')) return false
  return given.every(
    ([name = '', value = '', ...more]) => more.length === 0 && Object.hasOwn(parts, name) && parts[name]?.test(value),
  )
}

/** The rules that are offered, each as a person reads it. */
export const usualRecurrences = [
  { rule: 'FREQ=DAILY', label: t.daily },
  { rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', label: t.weekdays },
  { rule: 'FREQ=WEEKLY', label: t.weekly },
  { rule: 'FREQ=WEEKLY;INTERVAL=2', label: t.everyTwoWeeks },
  { rule: 'FREQ=MONTHLY', label: t.monthly },
  { rule: 'FREQ=MONTHLY;BYMONTHDAY=-1', label: t.lastDayOfMonth },
  { rule: 'FREQ=MONTHLY;BYDAY=-1FR', label: t.lastFridayOfMonth },
  { rule: 'FREQ=MONTHLY;INTERVAL=3', label: t.everyThreeMonths },
  { rule: 'FREQ=YEARLY', label: t.yearly },
] as const
