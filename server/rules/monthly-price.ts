/** One band of a price book: from this many monthly hours on, an hour costs this much. */
export interface PriceBand {
  readonly from_hours: number
  readonly hourly_cents: number
}

export interface MonthlyPrice {
  readonly total_hours: number
  readonly hourly_cents: number
  readonly total_cents: number
  readonly capped: boolean
  /** So many hours cost no more than these: the first hours of the next band. Null: they would cost more. */
  readonly same_price_hours: number | null
  readonly role_cents: number[]
}

/** What time comes to, exactly: in 3600ths of a cent, so that every second at every rate is a whole number. */
interface PriceOfTime {
  readonly hourly_cents: number
  readonly full: bigint
  /** No more than the price of the next band's first hour. */
  readonly total: bigint
  /** Where the next band begins, if its first hour costs no more than this. */
  readonly same_price_hours: number | null
}

const secondsAnHour = 3600

/**
 * D3: the band of the whole prices all of it, and a total never exceeds the price of the next band's first hour. Less than the first
 * band starts at costs its rate. @throws RangeError for a price book without bands
 */
export function priceOfTime(bands: readonly PriceBand[], seconds: number): PriceOfTime {
  const ascending = [...bands].sort((a, b) => a.from_hours - b.from_hours)
  const index = Math.max(
    0,
    ascending.findLastIndex((band) => band.from_hours * secondsAnHour <= seconds),
  )
  const band = ascending[index]
  if (!band) throw new RangeError('A price book has at least one band.')
  const full = BigInt(seconds) * BigInt(band.hourly_cents)
  const next = ascending[index + 1]
  const max = next && BigInt(next.from_hours * secondsAnHour) * BigInt(next.hourly_cents)
  const { hourly_cents } = band
  if (next === undefined || max === undefined || max > full)
    return { hourly_cents, full, total: full, same_price_hours: null }
  return { hourly_cents, full, total: max, same_price_hours: next.from_hours }
}

/**
 * D3: what the hours of a month come to. `role_cents` shares the total by hours, its remainder cents to the first roles, so that it
 * adds up.
 */
export function monthlyPrice(bands: readonly PriceBand[], hours: readonly number[]): MonthlyPrice {
  const total_hours = hours.reduce((sum, each) => sum + each, 0)
  const { hourly_cents, full, total, same_price_hours } = priceOfTime(bands, total_hours * secondsAnHour)
  const total_cents = Number(total / BigInt(secondsAnHour))
  const role_cents = hours.map((each) => (total_hours === 0 ? 0 : Math.floor((total_cents * each) / total_hours)))
  let remainder = total_cents - role_cents.reduce((sum, each) => sum + each, 0)
  for (let role = 0; remainder > 0; role = (role + 1) % role_cents.length, remainder -= 1) {
    role_cents[role] = (role_cents[role] ?? 0) + 1
  }
  return { total_hours, hourly_cents, total_cents, capped: total < full, same_price_hours, role_cents }
}
