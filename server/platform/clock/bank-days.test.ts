import { describe, expect, it } from 'vitest'
import { bankDayAfter, isBankDay } from './bank-days.ts'

const closedIn = (country: 'CA' | 'US', days: readonly string[]) => days.filter((day) => !isBankDay(country, day))

describe('bank days', () => {
  it('in Canada leave out the holidays of the payment systems', () => {
    const closed = [
      '2026-01-01',
      '2026-04-03',
      '2026-05-18',
      '2026-07-01',
      '2026-08-03',
      '2026-09-07',
      '2026-09-30',
      '2026-10-12',
      '2026-11-11',
      '2026-12-25',
      '2026-12-28',
      // Christmas and Boxing Day of a weekend.
      '2027-12-27',
      '2027-12-28',
    ]
    expect(closedIn('CA', closed)).toEqual(closed)
    expect(closedIn('CA', ['2026-01-02', '2026-11-26', '2026-06-24'])).toEqual([])
  })

  it('in the United States leave out those of the Federal Reserve', () => {
    const closed = [
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
      // Of a Sunday, on the Monday after it.
      '2027-07-05',
    ]
    expect(closedIn('US', closed)).toEqual(closed)
    // Of a Saturday no day is taken: the Friday before is open.
    expect(closedIn('US', ['2026-07-03', '2026-07-06', '2026-11-27'])).toEqual([])
  })

  it('follow each other over a weekend and a holiday', () => {
    expect(bankDayAfter('CA', '2026-12-24')).toBe('2026-12-29')
    expect(bankDayAfter('US', '2026-12-24')).toBe('2026-12-28')
    expect(isBankDay('CA', '2026-11-14')).toBe(false)
  })
})
