import { priceOfTime, type PriceBand } from './monthly-price.ts'

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
  readonly amount_cents: number
  /** What each entry adds to it; they add up to it. */
  readonly shares: readonly number[]
}

const secondsAnHour = 3600n

/** Half up, once. */
const inCents = (exact: bigint) => Number((2n * exact + secondsAnHour) / (2n * secondsAnHour))

/**
 * What time above the hours of a period comes to, line by line in their order: the price of all time with it less the price without,
 * to the second, and rounded half up once a line.
 * @param before_seconds of the period: its hours, and what was charged above them before
 * @throws RangeError for a price book without bands, or one in which more time costs less
 */
export function overagePrice(before_seconds: number, lines: readonly TimeAbove[]): PricedTime[] {
  let before = before_seconds
  return lines.map(({ bands, uplift_cents, seconds }) => {
    const without = priceOfTime(bands, before).total
    const exactWith = (above: number) =>
      priceOfTime(bands, before + above).total - without + BigInt(above) * BigInt(uplift_cents)
    let above = 0
    let shared = 0
    const shares = seconds.map((each) => {
      above += each
      const share = inCents(exactWith(above)) - shared
      if (share < 0) throw new RangeError('More time costs at least as much.')
      shared += share
      return share
    })
    const { hourly_cents } = priceOfTime(bands, before + above)
    before += above
    return { seconds: above, unit_cents: hourly_cents + uplift_cents, amount_cents: shared, shares }
  })
}
