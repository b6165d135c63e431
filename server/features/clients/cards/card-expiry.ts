export interface CardExpiry {
  readonly expiry_month: number
  readonly expiry_year: number
}

/** The last day on which a card can be charged: the last of its month. */
export function lastDayOf({ expiry_month, expiry_year }: CardExpiry): Temporal.PlainDate {
  const { daysInMonth } = Temporal.PlainYearMonth.from({ year: expiry_year, month: expiry_month })
  return new Temporal.PlainDate(expiry_year, expiry_month, daysInMonth)
}

/** B9.3: the year has passed, or it is the same year and the month has. `today` as a day of UTC. */
export function isExpired({ expiry_month, expiry_year }: CardExpiry, today: Temporal.PlainDate): boolean {
  return expiry_year < today.year || (expiry_year === today.year && expiry_month < today.month)
}

/** The day it is by UTC; a card's month is meant where the card was issued, and nobody tells us where that was. */
export function dayOf(instant: Date): Temporal.PlainDate {
  return Temporal.PlainDate.from(instant.toISOString().slice(0, 10))
}
