import * as refusals from '@talentplace/contract/billing/messages/refusals'
import type { Quote } from '@talentplace/contract/billing/prices/quote'
import type { Currency } from '@talentplace/contract/shared/money'
import type { Kysely } from 'kysely'
import { pricingOf } from '../../billing/prices/pricing-of.ts'
import { checkPromotion, type PromotionTerms } from '../../billing/promotions/check-promotion.ts'
import { hasBought } from '../../billing/promotions/has-bought.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { invoiceDayOf, periodFrom, renewalDate } from '../../rules/billing-period.ts'
import { priceDocument, type PricedDocument } from '../../rules/money-document.ts'
import type { DraftSeat } from './agreed-team.ts'

export interface DraftToPrice {
  readonly client_uuid: string
  readonly team: readonly DraftSeat[]
  readonly currency: Currency
  /** Whose taxes apply. */
  readonly place: { readonly country: string | null; readonly region: string | null }
  readonly promotion_codes: readonly string[]
  readonly start_date: string
  /** The day whose prices and taxes hold, `YYYY-MM-DD`. */
  readonly on: string
  readonly at: Date
}

export interface PricedDraft {
  readonly quote: Quote
  /** What a month costs at most: the first one, or a later one, without the promotions that run out. */
  readonly month_cents: number
  readonly promotions: readonly PromotionTerms[]
  readonly rejected: readonly { readonly code: string; readonly message: string }[]
  readonly first_purchase: boolean
}

/** The codes that can be used together, and why the others can't. */
async function applyCodes(database: Kysely<Tables>, draft: DraftToPrice, first_purchase: boolean) {
  const promotions: PromotionTerms[] = []
  const rejected: { code: string; message: string }[] = []
  const total_hours = draft.team.reduce((sum, seat) => sum + seat.hours, 0)
  const { client_uuid, currency, at } = draft
  for (const code of new Set(draft.promotion_codes)) {
    const purchase = { client_uuid, currency, total_hours, first_purchase, at }
    const checked = await checkPromotion(database, { ...purchase, code, with: promotions })
    if ('promotion' in checked) promotions.push(checked.promotion)
    else rejected.push({ code, message: checked.rejection })
  }
  return { promotions, rejected: rejected }
}

/** What a period comes to that is invoiced on this day. @throws HttpError 404 `no_prices` */
async function pricePeriod(
  database: Kysely<Tables>,
  draft: DraftToPrice,
  on: string,
  promotions: readonly PromotionTerms[],
): Promise<PricedDocument> {
  const { currency, place, team } = draft
  const pricing = await pricingOf(database, { currency, on, ...place })
  if (pricing.bands.length === 0) throw new HttpError(404, 'no_prices', refusals.noPrices())
  const roles = team.map(({ role_id, role, hours }) => ({
    role_id,
    description: role,
    hours,
    uplift_cents: pricing.uplifts.get(role_id) ?? 0,
    tax_category: pricing.tax_categories.get(role_id) ?? 'general_assistance',
  }))
  return priceDocument({ currency, roles, bands: pricing.bands, promotions, taxes: pricing.taxes })
}

/** D3, B8: what a draft comes to by the prices, taxes and promotions of a day, and what it renews at. */
export async function priceDraft(database: Kysely<Tables>, draft: DraftToPrice): Promise<PricedDraft> {
  const first_purchase = !(await hasBought(database, draft))
  const { promotions, rejected } = await applyCodes(database, draft, first_purchase)
  const { document, total_hours, hourly_cents } = await pricePeriod(database, draft, draft.on, promotions)
  const invoice_day = invoiceDayOf(draft.start_date)
  const { end } = periodFrom(draft.start_date, invoice_day)
  const date = renewalDate(end)
  const left = promotions.map((each) => ({ ...each, periods_applied: each.periods_applied + 1 }))
  const renewal = await pricePeriod(database, draft, date, left)
  const lasting = promotions.filter(({ duration }) => duration === 'forever')
  const later = await pricePeriod(database, draft, date, lasting)
  const month_cents = Math.max(document.total_cents, later.document.total_cents)
  const quote: Quote = {
    document,
    total_hours,
    hourly_cents,
    start_date: draft.start_date,
    period_end: end,
    invoice_day,
    promotions: promotions.map(({ uuid, code, name, terms }) => ({ uuid, code, name, terms })),
    renewal: { date, document: renewal.document },
  }
  return { quote, month_cents, promotions, rejected: rejected, first_purchase }
}
