import type { MoneyDocument } from '@talentplace/contract/billing/prices/quote'
import { sql, type Kysely } from 'kysely'
import { waitingForInvoices, type TaxedAdjustment } from '../adjustments/waiting-adjustments.ts'
import { pricingOfEach, type Pricing } from './pricing-of.ts'
import type { PromotionTerms } from '../promotions/check-promotion.ts'
import { promotionsForPeriods } from '../promotions/promotions-for-period.ts'
import type { Subscription } from '../../subscriptions/owned-subscription.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { periodFrom, type Period } from '../../rules/billing-period.ts'
import { priceDocument, type PricedRole } from '../../rules/money-document.ts'
import { adjustedLines, type AdjustedLine } from '../adjustments/adjusted-lines.ts'

export interface PricedPeriod {
  readonly period: Period
  readonly document: MoneyDocument
  readonly total_hours: number
  /** So many hours cost no more than these. Null: they would cost more. */
  readonly same_price_hours: number | null
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
  /**
   * What it costs apart from that one invoice: with the promotions that hold every month, or with none, and without adjustments.
   * Left out: as it would be invoiced.
   */
  readonly less?: 'what holds every month' | 'nothing'
}

/** A subscription, and the day on which a period of it begins. */
export interface RequestedPeriod {
  readonly subscription: Subscription
  readonly start: string
  /** With these hours or roles instead. */
  readonly others?: OtherPlans
}

const projectsOf = (periods: readonly RequestedPeriod[]) => periods.map(({ subscription }) => subscription.uuid)

/** What is worked in each period: the rate plans that haven't ended when it begins, in the order they were agreed. */
async function plansOf(database: Kysely<Tables>, periods: readonly RequestedPeriod[]) {
  const { rows } = await sql<
    Omit<PricedRole, 'uplift_cents' | 'tax_category'> & { ordinal: number; seat_uuid: string }
  >`
    select period.ordinal::int as ordinal, seat_uuid, role_id, hours_per_month as hours, roles.value as description
    from unnest(${projectsOf(periods)}::uuid[], ${periods.map(({ start }) => start)}::date[])
      with ordinality as period (project_uuid, day, ordinal)
    join rate_plans on rate_plans.project_uuid = period.project_uuid
    join roles on roles.id = role_id
    where rate_start_date <= day and (rp_end_date is null or rp_end_date >= day)
    order by rate_plans.created_date, rate_plans.uuid`.execute(database)
  const plans = Map.groupBy(rows, ({ ordinal }) => ordinal)
  return periods.map(({ others = {} }, at) => {
    const agreed = (plans.get(at + 1) ?? []).map(({ role_id, description, seat_uuid, hours }) => ({
      role_id,
      description,
      hours: others.hours?.get(seat_uuid) ?? hours,
    }))
    return [...agreed, ...(others.more ?? [])].filter(({ hours }) => hours > 0)
  })
}

/** Where the client of each subscription is now, for the prices of the day on which its period begins. */
async function pricings(database: Kysely<Tables>, periods: readonly RequestedPeriod[]): Promise<Pricing[]> {
  const clients = await database
    .selectFrom('clients')
    .select(['uuid', 'country', 'state_prov'])
    .where(sql<boolean>`uuid = any(${periods.map(({ subscription }) => subscription.client_uuid)}::uuid[])`)
    .execute()
  const places = new Map(clients.map((client) => [client.uuid, client]))
  return pricingOfEach(
    database,
    periods.map(({ subscription: { client_uuid, currency }, start: on }) => {
      const { country = null, state_prov: region = null } = places.get(client_uuid) ?? {}
      return { currency, on, country, region }
    }),
  )
}

/** Everything that a period is priced with. */
interface Priceable extends RequestedPeriod {
  readonly pricing: Pricing
  readonly plans: readonly Omit<PricedRole, 'uplift_cents' | 'tax_category'>[]
  readonly promotions: readonly PromotionTerms[]
  readonly waiting: readonly TaxedAdjustment[]
}

/** What is taken off a period, or put on it, besides what its hours cost. */
function besides({ others: { less } = {}, promotions, waiting }: Priceable) {
  if (less === undefined) return { promotions, waiting }
  const lasting = promotions.filter(({ duration }) => less !== 'nothing' && duration === 'forever')
  return { promotions: lasting, waiting: [] }
}

function price(period: Priceable): PricedPeriod {
  const { subscription, start, pricing, plans } = period
  const { promotions, waiting } = besides(period)
  const { currency, invoice_day } = subscription
  const roles = plans.map((plan): PricedRole => ({
    ...plan,
    uplift_cents: pricing.uplifts.get(plan.role_id) ?? 0,
    tax_category: pricing.tax_categories.get(plan.role_id) ?? 'general_assistance',
  }))
  const wanted = { currency, roles, bands: pricing.bands, promotions, taxes: pricing.taxes }
  const { document: without } = priceDocument(wanted)
  const adjusted = adjustedLines(waiting, {
    lines: without.lines.filter(({ kind }) => kind !== 'promotion'),
    discount_cents: without.discount_cents,
    taxes: pricing.taxes,
  })
  const { document, total_hours, same_price_hours } = priceDocument({
    ...wanted,
    extra_lines: adjusted.map(({ line }) => line),
  })
  return { period: periodFrom(start, invoice_day), document, total_hours, same_price_hours, adjusted, promotions }
}

/**
 * What periods come to, in the order in which they are asked: by the prices and tax rates of the day on which each begins, for the
 * province or state the client is in now, with what is left of the promotions of the checkout, and the adjustments that are approved.
 * What they need is read for all of them together.
 * @throws RangeError where there are no prices in a subscription's currency
 */
export async function pricePeriods(
  database: Kysely<Tables>,
  periods: readonly RequestedPeriod[],
): Promise<PricedPeriod[]> {
  // One after the other: an open transaction has one connection.
  const priced = await pricings(database, periods)
  const plans = await plansOf(database, periods)
  const promotions = await promotionsForPeriods(database, projectsOf(periods))
  const waiting = await waitingForInvoices(
    database,
    periods.map(({ subscription: { uuid: of, currency }, start: on }) => ({ of, currency, on })),
  )
  return periods.map((each, at) =>
    price({
      ...each,
      pricing: priced[at] as Pricing,
      plans: plans[at] ?? [],
      promotions: promotions.get(each.subscription.uuid) ?? [],
      waiting: waiting[at] ?? [],
    }),
  )
}

/** What one period comes to. */
export async function pricePeriod(
  database: Kysely<Tables>,
  subscription: Subscription,
  start: string,
  others: OtherPlans = {},
): Promise<PricedPeriod> {
  const [priced] = await pricePeriods(database, [{ subscription, start, others }])
  return priced as PricedPeriod
}
