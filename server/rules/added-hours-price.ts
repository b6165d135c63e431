import type { MoneyDocument } from '@talentplace/contract/billing/prices/quote'
import { priceDocument, type PricedRole } from './money-document.ts'
import { priceOfTime } from './monthly-price.ts'
import { priceOfMore } from './price-of-more.ts'
import { explainedLines } from './price-adjustments.ts'

type Pricing = Pick<Parameters<typeof priceDocument>[0], 'currency' | 'bands' | 'taxes'>

const secondsAnHour = 3600

/** So many added hours cost no more than these: the period has the first hours of the next band then. Null: they would cost more. */
export function sameAddedHours(
  { bands }: Pick<Pricing, 'bands'>,
  { there, added }: { there: readonly PricedRole[]; added: PricedRole },
): number | null {
  const before = there.reduce((sum, { hours }) => sum + hours, 0)
  const { same_price_hours } = priceOfTime(bands, (before + added.hours) * secondsAnHour)
  return same_price_hours === null || added.uplift_cents > 0 ? null : same_price_hours - before
}

/**
 * What hours come to that are added to a period: its price with them less its price without, so that they cost the same as if
 * they had been there from the start, the cap of a band included. Promotions are of the subscription's own hours. Taxes are
 * those of a document of its own.
 * @throws RangeError for a price book without bands, or one in which more hours cost less
 */
export function addedHoursPrice(
  pricing: Pricing,
  { there, added }: { there: readonly PricedRole[]; added: PricedRole },
): MoneyDocument {
  const { currency, bands, taxes } = pricing
  const { description, role_id, hours: quantity, uplift_cents, tax_category } = added
  const before = there.reduce((sum, { hours }) => sum + hours, 0)
  const { unit_cents, differences } = priceOfMore({
    bands,
    before_seconds: before * secondsAnHour,
    seconds: quantity * secondsAnHour,
    uplift_cents,
  })
  const extra_lines = explainedLines(
    { kind: 'add-on', description, role_id, quantity, unit_cents, tax_category },
    differences,
  )
  return priceDocument({ currency, bands, taxes, roles: [], promotions: [], extra_lines }).document
}
