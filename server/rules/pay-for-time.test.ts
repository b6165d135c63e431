import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { payForTime, sharesOfPay } from './pay-for-time.ts'

it.each([
  [3600, 2000, 2000],
  [1800, 2001, 1001],
  // 1 s at 18.00 an hour is half a cent: up.
  [1, 1800, 1],
  [1, 1799, 0],
  [90_000, 20_000, 500_000],
  [2_147_483_647, 20_000, 11_930_464_706],
])('%i s at %i an hour are %i cents, rounded half up once', (seconds, rate, cents) => {
  expect(payForTime(seconds, rate)).toBe(cents)
})

const interval = fc.integer({ min: 1, max: 90_000 })
const rate = fc.integer({ min: 1, max: 20_000 })

it('what stretches add to their line adds up to it, to the cent, and no stretch is a cent off', () => {
  fc.assert(
    fc.property(fc.array(interval, { maxLength: 200 }), rate, (intervals, cents) => {
      const shares = sharesOfPay(intervals, cents)
      const total = intervals.reduce((sum, each) => sum + each, 0)
      expect(shares.reduce((sum, each) => sum + each, 0)).toBe(payForTime(total, cents))
      for (const [at, share] of shares.entries()) {
        expect(Math.abs(share * 3600 - (intervals[at] ?? 0) * cents)).toBeLessThanOrEqual(3600)
      }
    }),
  )
})
