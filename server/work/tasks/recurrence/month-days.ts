import { dayInMonth } from '../../../rules/day-in-month.ts'

interface MonthRule {
  readonly interval: number
  /** Every month of a year in which the rule comes round, instead of one. */
  readonly wholeYears: boolean
  /** Days of the month; -1 is its last. */
  readonly days: readonly number[]
  readonly count: number
  readonly until: string
}

/** A month or year by days of the month; null for a rule by weekdays, or for days and weeks. */
function monthRule(rule: string, begins: Temporal.PlainDate): MonthRule | null {
  const parts = new Map(rule.split(';').map((part) => part.split('=') as [string, string]))
  const frequency = parts.get('FREQ')
  if (parts.has('BYDAY') || (frequency !== 'MONTHLY' && frequency !== 'YEARLY')) return null
  const listed = parts.get('BYMONTHDAY')
  const given = Number(parts.get('INTERVAL') ?? 1)
  const wholeYears = frequency === 'YEARLY' && listed !== undefined
  const until = parts.get('UNTIL')
  return {
    interval: frequency === 'YEARLY' && !wholeYears ? given * 12 : given,
    wholeYears,
    days: listed === undefined ? [begins.day] : listed.split(',').map(Number),
    count: Number(parts.get('COUNT') ?? Infinity),
    until: until === undefined ? '9999-12-31' : until.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'),
  }
}

function* monthsOf(
  { interval, wholeYears }: MonthRule,
  begins: Temporal.PlainDate,
): Generator<Temporal.PlainYearMonth> {
  const first = begins.toPlainYearMonth()
  for (let round = 0; ; round += 1) {
    if (!wholeYears) yield first.add({ months: round * interval })
    else {
      const january = Temporal.PlainYearMonth.from({ year: first.year + round * interval, month: 1 })
      for (let month = 0; month < 12; month += 1) yield january.add({ months: month })
    }
  }
}

/** The days of one month, each once: the 30th and the 31st are one day in February. */
function daysIn(month: Temporal.PlainYearMonth, days: readonly number[]): string[] {
  const found = days.map((day) => dayInMonth(month, day === -1 ? month.daysInMonth : day).toString())
  return [...new Set(found)].toSorted()
}

/** Every day of a rule by days of the month, the first one first, until a last one (`furthest` included); null where `rule` isn't one. */
export function monthDays(rule: string, begins: string, furthest: string): Iterable<string> | null {
  const start = Temporal.PlainDate.from(begins)
  const read = monthRule(rule, start)
  return read && listed(read, start, furthest < read.until ? furthest : read.until)
}

function* listed(rule: MonthRule, begins: Temporal.PlainDate, last: string): Generator<string> {
  const first = begins.toString()
  let left = rule.count
  for (const month of monthsOf(rule, begins)) {
    for (const day of daysIn(month, rule.days)) {
      if (day < first) continue
      if (day > last || left === 0) return
      left -= 1
      yield day
    }
  }
}
