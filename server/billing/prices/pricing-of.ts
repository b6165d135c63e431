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

interface Place {
  readonly country: string
  readonly region: string
}

/** The taxes of provinces or states on a day: of each tax the newest rate that has begun, unless it has ended (0). By place. */
async function loadTaxes(
  database: Kysely<Tables>,
  places: readonly Place[],
  on: string,
): Promise<Map<string, PricedTax[]>> {
  if (places.length === 0) return new Map()
  const { rows } = await sql<PricedTax & Place>`
    select distinct on (country, region, name, tax_category) country, region, name, rate_thousandths, tax_category
    from tax_rates
    where (country, region) in (select * from unnest(${places.map(({ country }) => country)}::text[],
        ${places.map(({ region }) => region)}::text[])) and effective_from <= ${on}
    order by country, region, name, tax_category, effective_from desc`.execute(database)
  return Map.groupBy(
    rows.filter((row) => row.rate_thousandths > 0),
    placeKey,
  )
}

const placeKey = ({ country, region }: Place) => `${country} ${region}`

/** A client and the day for which something is priced (`YYYY-MM-DD`). */
export interface WantedPricing {
  readonly currency: Currency
  readonly on: string
  readonly country: string | null
  readonly region: string | null
}

const placeOf = ({ country, region }: WantedPricing): Place[] =>
  country === null || region === null ? [] : [{ country, region }]

/** Of one day, in the order of what is wanted. */
async function pricingOfDay(
  database: Kysely<Tables>,
  on: string,
  wanted: readonly WantedPricing[],
  tax_categories: Pricing['tax_categories'],
): Promise<Map<WantedPricing, Pricing>> {
  // One after the other: an open transaction has one connection.
  const books = await loadPriceBooks(database, on)
  const uplifts = new Map<Currency, Map<number, number>>()
  for (const currency of new Set(wanted.map((each) => each.currency))) {
    uplifts.set(currency, await loadUplifts(database, currency, on))
  }
  const places = new Map(wanted.flatMap(placeOf).map((place) => [placeKey(place), place]))
  const taxes = await loadTaxes(database, [...places.values()], on)
  return new Map(
    wanted.map((each) => [
      each,
      {
        bands: books[each.currency],
        uplifts: uplifts.get(each.currency) ?? new Map<number, number>(),
        taxes: placeOf(each).flatMap((place) => taxes.get(placeKey(place)) ?? []),
        tax_categories,
      },
    ]),
  )
}

/**
 * D3: what `priceDocument` needs for clients on days, in the order of what is wanted: read once for each day, however many there are.
 * Taxes follow the client's address; without one there are none yet.
 */
export async function pricingOfEach(database: Kysely<Tables>, wanted: readonly WantedPricing[]): Promise<Pricing[]> {
  const roles = await database.selectFrom('roles').select(['id', 'tax_category']).execute()
  const tax_categories = new Map(roles.map((role) => [role.id, role.tax_category]))
  const found = new Map<WantedPricing, Pricing>()
  for (const [on, ofDay] of Map.groupBy(wanted, (each) => each.on)) {
    for (const [each, pricing] of await pricingOfDay(database, on, ofDay, tax_categories)) found.set(each, pricing)
  }
  return wanted.map((each) => found.get(each) as Pricing)
}

/** The same for one client on one day. */
export async function pricingOf(database: Kysely<Tables>, wanted: WantedPricing): Promise<Pricing> {
  const [pricing] = await pricingOfEach(database, [wanted])
  return pricing as Pricing
}
