import { estimateMonthlyPrice } from '@talentplace/contract/prices/price.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { monthlyPrice } from '../../rules/monthly-price.ts'
import { loadPriceBooks } from './price-books.ts'
import { priceDay } from './price-day.ts'

/** The one engine's answer, so that a page never computes money itself. */
export function estimateMonthlyPriceOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(estimateMonthlyPrice, async (_context, { query }) => {
    const bands = (await loadPriceBooks(database.kysely, priceDay(clock.now())))[query.currency]
    if (bands.length === 0) throw new Refusal(404, 'no_prices', 'There are no prices in this currency.')
    return { currency: query.currency, ...monthlyPrice(bands, query.hours) }
  })
}
