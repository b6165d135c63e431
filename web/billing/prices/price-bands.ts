import * as t from '@talentplace/contract/billing/messages/prices'
import type { Currency } from '@talentplace/contract/shared/money'
import type { Reply } from '../../platform/api/operation-types.ts'

export interface PriceBand {
  readonly from_hours: number
  readonly hourly_cents: number
  /** The last hour count of the band; null: there is no end. */
  readonly to_hours: number | null
}

/** The bands of one currency with where each ends, fewest hours first. */
export function priceBands({ books }: Reply<'prices.getPriceBook'>, currency: Currency): PriceBand[] {
  const bands = books.find((book) => book.currency === currency)?.bands ?? []
  return bands.map((band, at) => {
    const next = bands[at + 1]
    return { ...band, to_hours: next === undefined ? null : next.from_hours - 1 }
  })
}

/** `10 to 19 h` or `80 h and more`. */
export function bandHours({ from_hours, to_hours }: PriceBand): string {
  return to_hours === null ? t.bandAndMore({ from: from_hours }) : t.band({ from: from_hours, to: to_hours })
}
