import { describe, expect, it } from 'vitest'
import { businessDayAfter, businessDaysSince, isBusinessDay } from '../../platform/clock/business-days.ts'
import { dayAfter } from '../../platform/clock/local-day.ts'
import { reviewEnd } from './business-days.ts'
import { halfMonthOf } from './half-month.ts'

describe('a half-month', () => {
  it.each([
    ['2026-11-01', '2026-11-01', '2026-11-15'],
    ['2026-11-15', '2026-11-01', '2026-11-15'],
    ['2026-11-16', '2026-11-16', '2026-11-30'],
    ['2026-02-28', '2026-02-16', '2026-02-28'],
    ['2028-02-29', '2028-02-16', '2028-02-29'],
  ])('of %s goes from %s to %s', (day, start, end) => {
    expect(halfMonthOf(day)).toEqual({ start, end })
  })
})

const noon = (day: string) => new Date(`${day}T17:00:00Z`)

describe('a business day', () => {
  it.each([
    ['CA-ON', '2026-11-20', true],
    ['CA-ON', '2026-11-21', false],
    // Labour Day, Christmas and Boxing Day; Boxing Day is no holiday in New York.
    ['CA-ON', '2026-09-07', false],
    ['CA-ON', '2026-12-25', false],
    ['US-NY', '2026-11-26', false],
    ['CA-ON', '2026-11-26', true],
  ])('in %s %s: %s', (region, day, expected) => {
    expect(isBusinessDay(region, day)).toBe(expected)
  })

  it('counts on from the day after, over a weekend', () => {
    expect(businessDayAfter('CA-ON', '2026-11-15', 5)).toBe('2026-11-20')
    expect(businessDayAfter('CA-ON', '2026-11-30', 5)).toBe('2026-12-07')
  })

  it('counts no holiday: Christmas takes a review into January', () => {
    expect(businessDayAfter('CA-ON', '2026-12-31', 5)).toBe('2027-01-08')
  })

  it('is counted since a day as if day by day, whenever that was, and whatever has been since', () => {
    const office = { region: 'CA-ON', timezone: 'America/Toronto' }
    // Every day of three years and a half is begun at, and looked at some time later.
    for (let from = '2023-06-29'; from < '2026-12-31'; from = dayAfter(from)) {
      let [day, count] = [from, 0]
      for (const later of [0, 1, 1, 1, 1, 1, 1, 1, 20, 17]) {
        for (let left = later; left > 0; left -= 1) {
          day = dayAfter(day)
          if (isBusinessDay(office.region, day)) count += 1
        }
        expect([from, day, businessDaysSince(office, noon(from), noon(day))]).toEqual([from, day, count])
      }
    }
    expect(businessDaysSince(office, noon('2026-11-20'), noon('2026-11-18'))).toBe(0)
    // The clock of the office says which day it is.
    expect(businessDaysSince(office, new Date('2026-11-20T04:59:00Z'), new Date('2026-11-20T05:00:00Z'))).toBe(1)
  })

  it('is over at midnight on the office’s clock', () => {
    const end = reviewEnd({ officeRegion: 'CA-ON', officeZone: 'America/Toronto' }, '2026-11-15')
    expect(end).toEqual(new Date('2026-11-21T05:00:00Z'))
  })
})
