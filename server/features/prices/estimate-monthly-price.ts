import { estimateMonthlyPrice } from '@talentplace/contract/prices/price.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { monthlyPrice } from '../../rules/monthly-price.ts'
import { loadPriceBooks } from './price-books.ts'

/** The one engine's answer, so that a page never computes money itself. */
export function estimateMonthlyPriceOperation(database: Database) {
  return handle(estimateMonthlyPrice, async (_context, { query }) => {
    const bands = (await loadPriceBooks(database))[query.currency]
    if (bands.length === 0) throw new Refusal(404, 'no_prices', 'There are no prices in this currency.')
    return { currency: query.currency, ...monthlyPrice(bands, query.hours) }
  })
}
