import type { Currency } from '@talentplace/contract/shared/money'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { PriceBand } from '../../rules/monthly-price.ts'

export type PriceBooks = Record<Currency, PriceBand[]>

/** The price books in force on a day (`YYYY-MM-DD`): of each currency the newest one that has begun. */
export async function loadPriceBooks(database: Kysely<Tables>, on: string): Promise<PriceBooks> {
  const rows = await database
    .selectFrom('price_bands as band')
    .select(['currency', 'from_hours', 'hourly_cents'])
    .where(
      sql<boolean>`effective_from = (select max(effective_from) from price_bands
        where currency = band.currency and effective_from <= ${on})`,
    )
    .orderBy('from_hours')
    .execute()
  const books: PriceBooks = { cad: [], usd: [] }
  for (const { currency, ...band } of rows) books[currency].push(band)
  return books
}
