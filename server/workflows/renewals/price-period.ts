import type { MoneyDocument } from '@talentplace/contract/checkout/quote'
import type { Kysely } from 'kysely'
import { waitingForInvoice } from '../../features/adjustments/waiting-adjustments.ts'
import { pricingOf } from '../../features/prices/pricing-of.ts'
import type { PromotionTerms } from '../../features/promotions/check-promotion.ts'
import { promotionsForPeriod } from '../../features/promotions/promotions-for-period.ts'
import type { Subscription } from '../../features/projects/subscriptions/owned-subscription.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { periodFrom, type Period } from '../../rules/billing-period.ts'
import { priceDocument, type PricedRole } from '../../rules/money-document.ts'
import { adjustedLines, type AdjustedLine } from '../adjustments/adjusted-lines.ts'

export interface PricedPeriod {
  readonly period: Period
  readonly document: MoneyDocument
  /** Approved adjustments that are lines of it. */
  readonly adjusted: readonly AdjustedLine[]
  /** Those that may have been applied; each has one period fewer left once the invoice is posted. */
  readonly promotions: readonly PromotionTerms[]
}

/** Hours a month by seat, where they aren't those of its place. */
export type SeatHours = ReadonlyMap<string, number>

/** A period otherwise than it is agreed. */
export interface OtherPlans {
  readonly hours?: SeatHours
  /** Besides what is agreed. */
  readonly more?: readonly { readonly role_id: number; readonly hours: number; readonly description: string }[]
}

/** What is worked in a period: the rate plans that haven't ended when it begins, in the order they were agreed. */
async function plansOn(database: Kysely<Tables>, project_uuid: string, day: string, others: OtherPlans) {
  const plans = await database
    .selectFrom('rate_plans')
    .innerJoin('roles', 'roles.id', 'rate_plans.role_id')
    .select(['rate_plans.role_id', 'rate_plans.hours_per_month as hours', 'roles.value as description'])
    .select('seat_uuid')
    .where('project_uuid', '=', project_uuid)
    .where('rate_start_date', '<=', day)
    .where((where) => where.or([where('rp_end_date', 'is', null), where('rp_end_date', '>=', day)]))
    .orderBy('rate_plans.created_date')
    .orderBy('rate_plans.uuid')
    .execute()
  const agreed = plans.map(({ seat_uuid, ...plan }) => ({
    ...plan,
    hours: others.hours?.get(seat_uuid) ?? plan.hours,
  }))
  return [...agreed, ...(others.more ?? [])].filter(({ hours }) => hours > 0)
}

/**
 * What the period that begins on `start` comes to: by the prices and tax rates of that day, for the province or state the
 * client is in now, with what is left of the promotions of the checkout, and the adjustments that are approved. `others`: with these hours or roles instead.
 * @throws RangeError where there are no prices in the subscription's currency
 */
export async function pricePeriod(
  database: Kysely<Tables>,
  subscription: Subscription,
  start: string,
  others: OtherPlans = {},
): Promise<PricedPeriod> {
  const { currency, client_uuid } = subscription
  const client = await database
    .selectFrom('clients')
    .select(['country', 'state_prov'])
    .where('uuid', '=', client_uuid)
    .executeTakeFirstOrThrow()
  const place = { country: client.country, region: client.state_prov }
  const pricing = await pricingOf(database, { currency, on: start, ...place })
  const plans = await plansOn(database, subscription.uuid, start, others)
  const promotions = await promotionsForPeriod(database, subscription.uuid)
  const roles = plans.map((plan): PricedRole => ({
    ...plan,
    uplift_cents: pricing.uplifts.get(plan.role_id) ?? 0,
    tax_category: pricing.tax_categories.get(plan.role_id) ?? 'general_assistance',
  }))
  const wanted = { currency, roles, bands: pricing.bands, promotions, taxes: pricing.taxes }
  const { document: without } = priceDocument(wanted)
  const waiting = await waitingForInvoice(database, { project_uuid: subscription.uuid, currency, on: start })
  const room_cents = without.subtotal_cents - without.discount_cents
  const adjusted = adjustedLines(waiting, { room_cents, tax_categories: pricing.tax_categories })
  const { document } = priceDocument({ ...wanted, extra_lines: adjusted.map(({ line }) => line) })
  return { period: periodFrom(start, subscription.invoice_day), document, adjusted, promotions }
}
