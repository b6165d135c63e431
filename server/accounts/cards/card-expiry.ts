import { sql, type RawBuilder } from 'kysely'
import { calendarDay } from '../../platform/clock/calendar-day.ts'

export interface CardExpiry {
  readonly expiry_month: number
  readonly expiry_year: number
}

/** A card with the zone by whose clock its client's days are counted. */
export interface ClientsCard extends CardExpiry {
  readonly timezone: string
}

/** SQL, in a query of `credit_cards`: the zone by whose clock the client's days are counted. */
export function clientTimezone(): RawBuilder<string> {
  return sql<string>`client_timezone(credit_cards.client_uuid)`
}

/** The last day on which a card can be charged: the last of its month. */
export function lastDayOf({ expiry_month, expiry_year }: CardExpiry): Temporal.PlainDate {
  const { daysInMonth } = Temporal.PlainYearMonth.from({ year: expiry_year, month: expiry_month })
  return new Temporal.PlainDate(expiry_year, expiry_month, daysInMonth)
}

/** B9.3: the year has passed, or it is the same year and the month has, where the client is. */
export function isExpired({ expiry_month, expiry_year, timezone }: ClientsCard, now: Date): boolean {
  const today = Temporal.PlainDate.from(calendarDay(timezone, now))
  return expiry_year < today.year || (expiry_year === today.year && expiry_month < today.month)
}
