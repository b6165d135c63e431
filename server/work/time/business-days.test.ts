import { describe, expect, it } from 'vitest'
import { businessDayAfter, isBusinessDay } from '../../platform/clock/business-days.ts'
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

  it('is over at midnight on the office’s clock', () => {
    const end = reviewEnd({ officeRegion: 'CA-ON', officeZone: 'America/Toronto' }, '2026-11-15')
    expect(end).toEqual(new Date('2026-11-21T05:00:00Z'))
  })
})
