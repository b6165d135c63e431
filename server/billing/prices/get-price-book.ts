import { getPriceBook } from '@talentplace/contract/billing/prices/price.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import { loadPriceBooks } from './price-books.ts'
import { priceDay } from './price-day.ts'

export function getPriceBookOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(getPriceBook, async () => {
    const books = await loadPriceBooks(database.kysely, priceDay(clock.now()))
    return {
      books: [
        { currency: 'cad' as const, bands: books.cad },
        { currency: 'usd' as const, bands: books.usd },
      ],
    }
  })
}
