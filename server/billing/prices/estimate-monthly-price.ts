import * as refusals from '@talentplace/contract/billing/messages/refusals'
import { estimateMonthlyPrice } from '@talentplace/contract/billing/prices/price.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { priceDocument } from '../../rules/money-document.ts'
import { roleAmounts } from '../../rules/role-lines.ts'
import { loadPriceBooks } from './price-books.ts'
import { priceDay } from './price-day.ts'
import { loadUplifts } from './pricing-of.ts'

/** What nobody sees of an estimate. */
const unnamed = { description: '', tax_category: 'general_assistance' }

/** The one engine's answer, so that a page never computes money itself. */
export function estimateMonthlyPriceOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(estimateMonthlyPrice, async (_context, { query }) => {
    const { currency, hours, rids = [] } = query
    const today = priceDay(clock.now())
    const bands = (await loadPriceBooks(database.kysely, today))[currency]
    if (bands.length === 0) throw new HttpError(404, 'no_prices', refusals.noPrices())
    const uplifts = rids.length === 0 ? new Map<number, number>() : await loadUplifts(database.kysely, currency, today)
    const { document, ...price } = priceDocument({
      currency,
      bands,
      roles: hours.map((each, at) => {
        const role_id = rids[at] ?? 0
        return { ...unnamed, role_id, hours: each, uplift_cents: uplifts.get(role_id) ?? 0 }
      }),
      promotions: [],
      taxes: [],
    })
    return { currency, ...price, total_cents: document.subtotal_cents, role_cents: roleAmounts(document) }
  })
}
