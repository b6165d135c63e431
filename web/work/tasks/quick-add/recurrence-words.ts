import { usualRecurrences } from '@talentplace/contract/work/tasks/recurrence'

const weekdayNames: Readonly<Record<string, string>> = {
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
  SU: 'Sunday',
}
const units: Readonly<Record<string, string>> = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' }

const suffixes = new Map<Intl.LDMLPluralRule, string>([
  ['one', 'st'],
  ['two', 'nd'],
  ['few', 'rd'],
])
const plurals = new Intl.PluralRules('en-CA', { type: 'ordinal' })
const ordinal = (number: number) => `${number}${suffixes.get(plurals.select(number)) ?? 'th'}`

const form =
  /^FREQ=(?<unit>\w+)(?:;INTERVAL=(?<count>\d+))?(?:;BYDAY=(?<nth>\d)?(?<days>[A-Z,]+)|;BYMONTHDAY=(?<date>\d+))?$/

/** A rule as it is written in a line. */
export function recurrenceWords(rule: string): string {
  const usual = usualRecurrences.find((each) => each.rule === rule)
  if (usual) return usual.label
  const { unit = '', count, nth, days, date } = form.exec(rule)?.groups ?? {}
  const names = days?.split(',').map((day) => weekdayNames[day]) ?? []
  const isWeekly = unit === 'WEEKLY' && count === undefined
  if (isWeekly) return `Every ${names.join(' and ')}`
  const every = count === undefined ? `Every ${units[unit]}` : `Every ${count} ${units[unit]}s`
  if (date !== undefined) return `${every} on the ${ordinal(Number(date))}`
  if (nth !== undefined) return `${every} on the ${ordinal(Number(nth))} ${names.join()}`
  return names.length > 0 ? `${every} on ${names.join(' and ')}` : every
}
