import { describe, expect, it } from 'vitest'
import { invoiceDayOf, periodContaining, periodFrom, renewalDate, type Period } from './billing-period.ts'

/** The periods of a subscription from its first day on. */
function periods(start_date: string, count: number): Period[] {
  const found: Period[] = []
  let start = start_date
  for (let each = 0; each < count; each += 1) {
    const period = periodFrom(start, invoiceDayOf(start_date))
    found.push(period)
    start = renewalDate(period.end)
  }
  return found
}

describe('B8 the months of a subscription', () => {
  it('B8 begin on the day of the month it started on', () => {
    expect(periods('2026-11-21', 2)).toEqual([
      { start: '2026-11-21', end: '2026-12-20' },
      { start: '2026-12-21', end: '2027-01-20' },
    ])
    expect(periods('2026-12-01', 2).map((each) => each.end)).toEqual(['2026-12-31', '2027-01-31'])
  })

  it('B8 a 31st is the last day of a short month, and the 31st again afterwards', () => {
    expect(periods('2026-12-31', 6).map((each) => each.start)).toEqual([
      '2026-12-31',
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
    ])
  })

  it('B8 a 29th and a 30th keep to a leap February', () => {
    expect(periods('2028-01-29', 3).map((each) => each.start)).toEqual(['2028-01-29', '2028-02-29', '2028-03-29'])
    expect(periods('2028-01-30', 3).map((each) => each.start)).toEqual(['2028-01-30', '2028-02-29', '2028-03-30'])
    expect(periods('2027-01-29', 3).map((each) => each.start)).toEqual(['2027-01-29', '2027-02-28', '2027-03-29'])
  })

  it('B8 started on 29 February, go on on the 29th', () => {
    expect(periods('2028-02-29', 13).at(-1)).toEqual({ start: '2029-02-28', end: '2029-03-28' })
  })

  it('B8 follow each other without a gap or a day twice, whatever the day they started on', () => {
    for (let day = 1; day <= 31; day += 1) {
      const all = periods(`2027-01-${String(day).padStart(2, '0')}`, 60)
      for (const [at, { end }] of all.slice(0, -1).entries()) expect(all[at + 1]?.start).toBe(renewalDate(end))
      expect(all).toHaveLength(60)
      expect(all[48]?.start).toBe(`2031-01-${String(day).padStart(2, '0')}`)
    }
  })

  it('B8 each contains its own days and no other’s', () => {
    for (const period of periods('2027-01-31', 26)) {
      expect(periodContaining(period.start, 31)).toEqual(period)
      expect(periodContaining(period.end, 31)).toEqual(period)
      expect(periodContaining(renewalDate(period.end), 31)).not.toEqual(period)
    }
    expect(periodContaining('2027-03-01', 31)).toEqual({ start: '2027-02-28', end: '2027-03-30' })
  })

  it('B8 from a day between two invoice days, last until the next one', () => {
    expect(periodFrom('2027-02-10', 15)).toEqual({ start: '2027-02-10', end: '2027-02-14' })
    expect(periodFrom('2027-02-20', 31)).toEqual({ start: '2027-02-20', end: '2027-02-27' })
  })
})
