import { priceOfTime, type PriceBand } from './monthly-price.ts'
import { payForTime } from './pay-for-time.ts'
import { earlierHoursReason, priceCapReason, type PriceDifference } from './price-adjustments.ts'

const secondsAnHour = 3600n

/** Half up, also below zero. */
function inCents(exact: bigint): number {
  const doubled = 2n * exact + secondsAnHour
  const remainder = ((doubled % (2n * secondsAnHour)) + 2n * secondsAnHour) % (2n * secondsAnHour)
  return Number((doubled - remainder) / (2n * secondsAnHour))
}

export interface MoreTime {
  readonly bands: readonly PriceBand[]
  readonly before_seconds: number
  readonly seconds: number
  readonly uplift_cents: number
}

/**
 * What more time costs after the time before it: at the hourly rate of all of it together, its uplift included, and by how much the
 * price with it less the price without differs from that. The time before may have been paid at a higher rate, and the whole never
 * costs more than the next band's first hour.
 * @throws RangeError for a price book without bands, or one in which more time costs less
 */
export function priceOfMore({ bands, before_seconds, seconds, uplift_cents }: MoreTime): {
  readonly unit_cents: number
  readonly differences: readonly PriceDifference[]
} {
  const before = priceOfTime(bands, before_seconds)
  const after = priceOfTime(bands, before_seconds + seconds)
  const { hourly_cents } = after
  const unit_cents = hourly_cents + uplift_cents
  const owed = inCents(after.total - before.total + BigInt(seconds) * BigInt(uplift_cents))
  if (owed < 0) throw new RangeError('More time costs at least as much.')
  const difference = owed - payForTime(seconds, unit_cents)
  const earlier =
    before.hourly_cents === hourly_cents ? 0 : inCents(BigInt(before_seconds) * BigInt(hourly_cents) - before.total)
  // The odd cent of rounding two parts of one amount never makes a cap cost more.
  const capped = after.total < after.full ? Math.min(0, difference - earlier) : 0
  const ofEarlier = difference - capped
  return {
    unit_cents,
    differences: [
      { reason: earlierHoursReason(before_seconds, ofEarlier), amount_cents: ofEarlier },
      { reason: priceCapReason(after.same_price_hours ?? 0), amount_cents: capped },
    ].filter(({ amount_cents }) => amount_cents !== 0),
  }
}
