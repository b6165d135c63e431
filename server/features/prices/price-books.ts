import type { Currency } from '@talentplace/contract/shared/money'
import type { Database } from '../../platform/database/connection.ts'
import type { PriceBand } from '../../rules/monthly-price.ts'

export type PriceBooks = Record<Currency, PriceBand[]>

/** The price books as they stand in the database. */
export async function loadPriceBooks(database: Database): Promise<PriceBooks> {
  const rows = await database.kysely.selectFrom('price_bands').selectAll().orderBy('from_hours').execute()
  const books: PriceBooks = { cad: [], usd: [] }
  for (const { currency, ...band } of rows) books[currency].push(band)
  return books
}
