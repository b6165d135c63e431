import { expect, it } from 'vitest'
import { isExpired, lastDayOf } from './card-expiry.ts'

const on = (day: string, expiry_month: number, expiry_year: number) =>
  isExpired({ expiry_month, expiry_year, timezone: 'UTC' }, new Date(`${day}T12:00:00Z`))

it('B9.3 a card has expired from the year after, or from the month after in the same year', () => {
  expect(on('2028-04-30', 4, 2028)).toBe(false)
  expect(on('2028-05-01', 4, 2028)).toBe(true)
  expect(on('2028-01-31', 12, 2027)).toBe(true)
  expect(on('2027-12-31', 1, 2028)).toBe(false)
  expect(on('2028-03-31', 4, 2027)).toBe(true)
})

const expired = (timezone: string, now: string) =>
  isExpired({ expiry_month: 11, expiry_year: 2026, timezone }, new Date(now))

it('B9.3 a card is good until its month ends on the client’s own clock', () => {
  // 23:59 and 00:00 in Toronto, Vancouver and St. John’s.
  expect([
    expired('America/Toronto', '2026-12-01T04:59:59Z'),
    expired('America/Toronto', '2026-12-01T05:00:00Z'),
  ]).toEqual([false, true])
  expect([
    expired('America/Vancouver', '2026-12-01T06:59:59Z'),
    expired('America/Vancouver', '2026-12-01T07:00:00Z'),
  ]).toEqual([false, true])
  expect([
    expired('America/St_Johns', '2026-12-01T03:29:59Z'),
    expired('America/St_Johns', '2026-12-01T03:30:00Z'),
  ]).toEqual([false, true])
})

it('a card’s last day is its month’s, leap years included', () => {
  expect(lastDayOf({ expiry_month: 2, expiry_year: 2028 }).toString()).toBe('2028-02-29')
  expect(lastDayOf({ expiry_month: 4, expiry_year: 2028 }).toString()).toBe('2028-04-30')
})
