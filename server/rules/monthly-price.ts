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
  readonly role_cents: number[]
}

/**
 * D3: the band of the total hours prices all of them, and a total never exceeds the price of the next
 * band's first hour. Fewer hours than the first band starts at cost the first band's rate.
 * `role_cents` shares the total by hours, its remainder cents to the first roles, so that it adds up.
 */
export function monthlyPrice(bands: readonly PriceBand[], hours: readonly number[]): MonthlyPrice {
  const ascending = [...bands].sort((a, b) => a.from_hours - b.from_hours)
  const total_hours = hours.reduce((sum, each) => sum + each, 0)
  const index = Math.max(
    0,
    ascending.findLastIndex((band) => band.from_hours <= total_hours),
  )
  const band = ascending[index]
  if (!band) throw new RangeError('A price book has at least one band.')
  const full = total_hours * band.hourly_cents
  const next = ascending[index + 1]
  const total_cents = next ? Math.min(full, next.from_hours * next.hourly_cents) : full
  const role_cents = hours.map((each) => (total_hours === 0 ? 0 : Math.floor((total_cents * each) / total_hours)))
  let remainder = total_cents - role_cents.reduce((sum, each) => sum + each, 0)
  for (let role = 0; remainder > 0; role = (role + 1) % role_cents.length, remainder -= 1) {
    role_cents[role] = (role_cents[role] ?? 0) + 1
  }
  return { total_hours, hourly_cents: band.hourly_cents, total_cents, capped: total_cents < full, role_cents }
}
