import type { PriceBand } from './monthly-price.ts'
import { sharesOfPay } from './pay-for-time.ts'
import type { PriceDifference } from './price-adjustments.ts'
import { priceOfMore } from './price-of-more.ts'

/** Time above the hours of a period that is priced alike: of one place, by one day's prices. */
export interface TimeAbove {
  readonly bands: readonly PriceBand[]
  readonly uplift_cents: number
  /** Of its entries, in their order. */
  readonly seconds: readonly number[]
}

export interface PricedTime {
  readonly seconds: number
  /** What an hour costs at that volume, its uplift included. */
  readonly unit_cents: number
  /** By how much the price of all time with it less the price without differs from that. */
  readonly differences: readonly PriceDifference[]
  /** What each entry adds to seconds x unit price. */
  readonly shares: readonly number[]
}

/**
 * What time above the hours of a period comes to, line by line in their order: the price of all time with it less the price without,
 * to the second, and rounded half up once a line.
 * @param before_seconds of the period: its hours, and what was charged above them before
 * @throws RangeError for a price book without bands, or one in which more time costs less
 */
export function overagePrice(before_seconds: number, lines: readonly TimeAbove[]): PricedTime[] {
  let before = before_seconds
  return lines.map(({ bands, uplift_cents, seconds: entries }) => {
    const seconds = entries.reduce((sum, each) => sum + each, 0)
    const { unit_cents, differences } = priceOfMore({ bands, before_seconds: before, seconds, uplift_cents })
    before += seconds
    return { seconds, unit_cents, differences, shares: sharesOfPay(entries, unit_cents) }
  })
}
