import type { MoneyDocument } from '@talentplace/contract/checkout/quote'
import { priceDocument, type ExtraLine, type PricedDocument, type PricedRole } from './money-document.ts'

type Pricing = Pick<Parameters<typeof priceDocument>[0], 'currency' | 'bands' | 'taxes'>

/** What roles come to by themselves, before promotions and taxes. */
function priceOf({ currency, bands }: Pricing, roles: readonly PricedRole[]): PricedDocument {
  return priceDocument({ currency, bands, roles, promotions: [], taxes: [] })
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
  const after = priceOf(pricing, [...there, added])
  const before = priceOf(pricing, there)
  const line: ExtraLine = {
    kind: 'add-on',
    description: added.description,
    role_id: added.role_id,
    quantity: added.hours,
    unit_cents: after.hourly_cents + added.uplift_cents,
    amount_cents: after.document.subtotal_cents - before.document.subtotal_cents,
    tax_category: added.tax_category,
  }
  return priceDocument({ currency, bands, taxes, roles: [], promotions: [], extra_lines: [line] }).document
}
