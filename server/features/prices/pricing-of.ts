import type { Currency } from '@talentplace/contract/shared/money'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { PricedTax } from '../../rules/money-document.ts'
import type { PriceBand } from '../../rules/monthly-price.ts'
import { loadPriceBooks } from './price-books.ts'

export interface Pricing {
  /** Empty: there are no prices in this currency. */
  readonly bands: readonly PriceBand[]
  /** By role; a role that isn't in it has none. */
  readonly uplifts: ReadonlyMap<number, number>
  readonly taxes: readonly PricedTax[]
  /** By role. */
  readonly tax_categories: ReadonlyMap<number, string>
}

/** What an hour of each role costs besides the band's rate, on a day. */
export async function loadUplifts(
  database: Kysely<Tables>,
  currency: Currency,
  on: string,
): Promise<Map<number, number>> {
  const rows = await database
    .selectFrom('role_uplifts')
    .distinctOn('role_id')
    .select(['role_id', 'uplift_cents'])
    .where('currency', '=', currency)
    .where('effective_from', '<=', on)
    .orderBy('role_id')
    .orderBy('effective_from', 'desc')
    .execute()
  return new Map(rows.filter((row) => row.uplift_cents > 0).map((row) => [row.role_id, row.uplift_cents]))
}

/** The taxes of a province or state on a day: of each the newest rate that has begun, unless it has ended (0). */
export async function loadTaxes(
  database: Kysely<Tables>,
  place: { country: string; region: string },
  on: string,
): Promise<PricedTax[]> {
  const rows = await database
    .selectFrom('tax_rates')
    .distinctOn(['name', 'tax_category'])
    .select(['name', 'rate_thousandths', 'tax_category'])
    .where('country', '=', sql<'CA' | 'US'>`${place.country}`)
    .where('region', '=', place.region)
    .where('effective_from', '<=', on)
    .orderBy('name')
    .orderBy('tax_category')
    .orderBy('effective_from', 'desc')
    .execute()
  return rows.filter((row) => row.rate_thousandths > 0)
}

/**
 * D3: what `priceDocument` needs for a client on a day (`YYYY-MM-DD`). Taxes follow the client's address; without one
 * there are none yet.
 */
export async function pricingOf(
  database: Kysely<Tables>,
  wanted: { currency: Currency; on: string; country: string | null; region: string | null },
): Promise<Pricing> {
  const { currency, on, country, region } = wanted
  // One after the other: an open transaction has one connection.
  const books = await loadPriceBooks(database, on)
  const uplifts = await loadUplifts(database, currency, on)
  const taxes = country === null || region === null ? [] : await loadTaxes(database, { country, region }, on)
  const roles = await database.selectFrom('roles').select(['id', 'tax_category']).execute()
  return { bands: books[currency], uplifts, taxes, tax_categories: new Map(roles.map((r) => [r.id, r.tax_category])) }
}
