import { getPriceBook } from '@talentplace/contract/prices/price.routes'
import { handle } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/database/connection.ts'
import { loadPriceBooks } from './price-books.ts'

export function getPriceBookOperation(database: Database) {
  return handle(getPriceBook, async () => {
    const books = await loadPriceBooks(database)
    return {
      books: [
        { currency: 'cad' as const, bands: books.cad },
        { currency: 'usd' as const, bands: books.usd },
      ],
    }
  })
}
