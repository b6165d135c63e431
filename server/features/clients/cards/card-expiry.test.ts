import { expect, it } from 'vitest'
import { isExpired, lastDayOf } from './card-expiry.ts'

const on = (day: string, expiry_month: number, expiry_year: number) =>
  isExpired({ expiry_month, expiry_year }, Temporal.PlainDate.from(day))

it('B9.3 a card has expired from the year after, or from the month after in the same year', () => {
  expect(on('2028-04-30', 4, 2028)).toBe(false)
  expect(on('2028-05-01', 4, 2028)).toBe(true)
  expect(on('2028-01-31', 12, 2027)).toBe(true)
  expect(on('2027-12-31', 1, 2028)).toBe(false)
  expect(on('2028-03-31', 4, 2027)).toBe(true)
})

it('a card’s last day is its month’s, leap years included', () => {
  expect(lastDayOf({ expiry_month: 2, expiry_year: 2028 }).toString()).toBe('2028-02-29')
  expect(lastDayOf({ expiry_month: 4, expiry_year: 2028 }).toString()).toBe('2028-04-30')
})
