import { describe, expect, it } from 'vitest'
import { invoiceDayOf, periodFrom, renewalDate } from '../../../rules/billing-period.ts'
import { occurrenceAfter, occurrenceFrom } from './occurrences.ts'

const nextDay = (day: string) => Temporal.PlainDate.from(day).add({ days: 1 }).toString()

/** The first days of a rule, each asked for as if the one before was just done. */
function first(count: number, rule: string, begins: string): (string | null)[] {
  const found: (string | null)[] = [occurrenceFrom(rule, begins, begins)]
  while (found.length < count) {
    const last = found.at(-1)
    found.push(last ? occurrenceAfter(rule, begins, last, last) : null)
  }
  return found
}

describe('C2 work that comes back on a day of the month', () => {
  it.each([
    ['FREQ=MONTHLY', '2027-01-31', ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']],
    ['FREQ=MONTHLY', '2027-01-30', ['2027-01-30', '2027-02-28', '2027-03-30']],
    ['FREQ=MONTHLY', '2028-01-29', ['2028-01-29', '2028-02-29', '2028-03-29']],
    ['FREQ=MONTHLY;INTERVAL=3', '2026-11-30', ['2026-11-30', '2027-02-28', '2027-05-30', '2027-08-30']],
    ['FREQ=YEARLY', '2028-02-29', ['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']],
    ['FREQ=MONTHLY;BYMONTHDAY=31', '2027-01-15', ['2027-01-31', '2027-02-28', '2027-03-31']],
    ['FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=30', '2027-02-20', ['2027-02-28', '2028-02-29', '2029-02-28']],
    // Both are the last day of February, which is one.
    ['FREQ=MONTHLY;BYMONTHDAY=30,31', '2027-01-30', ['2027-01-30', '2027-01-31', '2027-02-28', '2027-03-30']],
    ['FREQ=MONTHLY;BYMONTHDAY=-1,1', '2027-01-31', ['2027-01-31', '2027-02-01', '2027-02-28', '2027-03-01']],
    ['FREQ=YEARLY;INTERVAL=2;BYMONTHDAY=31', '2026-11-30', ['2026-11-30', '2026-12-31', '2028-01-31', '2028-02-29']],
    ['FREQ=MONTHLY;COUNT=3', '2027-01-31', ['2027-01-31', '2027-02-28', '2027-03-31', null]],
    ['FREQ=MONTHLY;UNTIL=20270228', '2027-01-31', ['2027-01-31', '2027-02-28', null]],
    ['FREQ=MONTHLY;UNTIL=20270227', '2027-01-31', ['2027-01-31', null]],
  ] as const)('%s from %s falls on the last day of a month that is too short: %j', (rule, begins, days) => {
    expect(first(days.length, rule, begins)).toEqual(days)
  })

  it.each([
    ['FREQ=MONTHLY;BYDAY=-1FR', '2026-11-20', ['2026-11-27', '2026-12-25', '2027-01-29', '2027-02-26']],
    ['FREQ=MONTHLY;BYDAY=1MO', '2026-11-20', ['2026-12-07', '2027-01-04']],
  ] as const)('%s from %s falls on its weekday: %j', (rule, begins, days) => {
    expect(first(days.length, rule, begins)).toEqual(days)
  })

  it('is due on the day after the clocks change as on any other', () => {
    // In 2027 they change on March 14 and on November 7.
    expect(first(3, 'FREQ=DAILY', '2027-03-13')).toEqual(['2027-03-13', '2027-03-14', '2027-03-15'])
    expect(first(3, 'FREQ=MONTHLY', '2027-10-07')).toEqual(['2027-10-07', '2027-11-07', '2027-12-07'])
    expect(first(2, 'FREQ=MONTHLY;BYDAY=2SU', '2027-02-14')).toEqual(['2027-02-14', '2027-03-14'])
  })

  it('falls in every month it should and on the days that billing uses, from each day of four years', () => {
    const rules = [
      { rule: 'FREQ=MONTHLY', months: 1 },
      { rule: 'FREQ=MONTHLY;INTERVAL=3', months: 3 },
      { rule: 'FREQ=YEARLY', months: 12 },
    ]
    const wrong: string[] = []
    for (let begins = '2026-01-01'; begins < '2030-01-01'; begins = nextDay(begins)) {
      // The first days of billing's periods, which no short month shifts.
      const billed = [begins]
      while (billed.length < 49) billed.push(renewalDate(periodFrom(billed.at(-1) ?? '', invoiceDayOf(begins)).end))
      for (const { rule, months } of rules) {
        const expected = billed.filter((_, at) => at % months === 0).slice(0, 5)
        const found = first(expected.length, rule, begins)
        if (found.join() !== expected.join()) wrong.push(`${rule} from ${begins}: ${found.join()}`)
      }
    }
    expect(wrong).toEqual([])
  })
})
