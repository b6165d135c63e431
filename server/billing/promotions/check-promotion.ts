import * as refusals from '@talentplace/contract/billing/messages/refusals'
import type { Currency } from '@talentplace/contract/shared/money'
import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { PricedPromotion } from '../../rules/money-document.ts'
import { describePromotion } from './describe-promotion.ts'

/** A promotion as it may be applied: ready for `priceDocument`, with what a person reads of it. */
export interface PromotionTerms extends PricedPromotion {
  readonly stackable: boolean
  /** In words, e.g. `10% off for 3 months`. */
  readonly terms: string
}

/** What a promotion is asked for. */
export interface Purchase {
  readonly client_uuid: string
  readonly currency: Currency
  readonly total_hours: number
  /** Nothing has been paid for yet. */
  readonly first_purchase: boolean
  readonly at: Date
}

type PromotionRow = Selectable<Tables['promotions']>

/** Terms of a stored promotion that has been applied to nothing yet. */
export function termsOf(row: PromotionRow): PromotionTerms {
  const { uuid, code, name, type, value, currency, duration, months, stackable } = row
  const terms = describePromotion(row)
  return { uuid, code, name, type, value, currency, duration, months, stackable, terms, periods_applied: 0 }
}

/** Why nobody can use a promotion at this moment, in words for the person who typed its code; null: it can be used. */
export function whyClosed(row: PromotionRow, at: Date): string | null {
  const { code } = row
  if (!row.active) return refusals.codeRetired({ code })
  if (at < row.redeemable_from) return refusals.codeTooEarly({ code })
  if (row.redeemable_until !== null && at >= row.redeemable_until) return refusals.codeExpired({ code })
  if (row.max_redemptions !== null && row.times_redeemed >= row.max_redemptions) {
    return refusals.codeUsedUp({ code })
  }
  return null
}

/** Why a promotion doesn't fit a purchase, whoever makes it. */
function whyUnfit(row: PromotionRow, purchase: Purchase, others: readonly PromotionTerms[]): string | null {
  const { code } = row
  if (row.currency !== null && row.currency !== purchase.currency) {
    return refusals.codeOfCurrency({ code, currency: row.currency.toUpperCase() })
  }
  if (row.first_purchase_only && !purchase.first_purchase) return refusals.codeOfFirstPurchase({ code })
  if (row.minimum_hours !== null && purchase.total_hours < row.minimum_hours) {
    return refusals.codeNeedsHours({ code, hours: row.minimum_hours })
  }
  if (others.some((other) => other.uuid === row.uuid)) return refusals.codeApplied({ code })
  const apart = others.find((other) => !other.stackable || !row.stackable)
  return apart ? refusals.codeApart({ code, other: apart.code }) : null
}

/** How often a client has used a promotion, or is about to. */
async function timesUsed(database: Kysely<Tables>, row: PromotionRow, client_uuid: string): Promise<number> {
  const { times } = await database
    .selectFrom('promotion_redemptions')
    .select((select) => select.fn.countAll<number>().as('times'))
    .where('client_uuid', '=', client_uuid)
    .where('promotion_uuid', '=', row.uuid)
    .where('state', '!=', 'released')
    .executeTakeFirstOrThrow()
  return times
}

/** Why a client can't use a promotion for a purchase, in plain words; null: they can. */
export async function rejectionReason(
  database: Kysely<Tables>,
  row: PromotionRow,
  purchase: Purchase,
  others: readonly PromotionTerms[],
): Promise<string | null> {
  const reason = whyClosed(row, purchase.at) ?? whyUnfit(row, purchase, others)
  if (reason !== null || row.per_client_limit === null) return reason
  const times = await timesUsed(database, row, purchase.client_uuid)
  return times < row.per_client_limit ? null : refusals.codeUsed({ code: row.code })
}

/** A promotion by the code a person typed, unless it has been removed. */
export function findByCode(database: Kysely<Tables>, code: string): Promise<PromotionRow | undefined> {
  return database
    .selectFrom('promotions')
    .selectAll()
    .where('code', '=', code.trim().toUpperCase())
    .where('removed_date', 'is', null)
    .executeTakeFirst()
}

/** D3: whether a code can be applied to a purchase beside `others`; if not, the reason in plain words. */
export async function checkPromotion(
  database: Kysely<Tables>,
  wanted: Purchase & { readonly code: string; readonly with: readonly PromotionTerms[] },
): Promise<{ promotion: PromotionTerms } | { rejection: string }> {
  const row = await findByCode(database, wanted.code)
  if (!row) return { rejection: refusals.codeUnknown({ code: wanted.code.trim().toUpperCase() }) }
  const rejection = await rejectionReason(database, row, wanted, wanted.with)
  return rejection === null ? { promotion: termsOf(row) } : { rejection }
}
