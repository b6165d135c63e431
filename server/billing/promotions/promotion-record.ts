import type { Promotion, PromotionForm } from '@talentplace/contract/billing/promotions/promotion.routes'
import type { PromotionState } from '@talentplace/contract/billing/promotions/promotion.states'
import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { describePromotion } from './describe-promotion.ts'

type PromotionRow = Selectable<Tables['promotions']> & {
  readonly state: PromotionState
  readonly created_by_name: string | null
}

/** Promotions that haven't been removed, each with where it stands at this moment, as the text of a query. */
export function currentPromotions(now: Date): RawBuilder<PromotionRow> {
  return sql`select promotions.*, users.full_name as created_by_name,
      case when not active then 'closed' when redeemable_until <= ${now} then 'expired'
        when times_redeemed >= max_redemptions then 'exhausted' when redeemable_from > ${now} then 'scheduled'
        else 'running' end as state
    from promotions left join users on users.uuid = promotions.created_by
    where removed_date is null`
}

/** @throws HttpError 404 for one that isn't there or has been removed */
export async function requirePromotion(database: Kysely<Tables>, now: Date, uuid: string): Promise<Promotion> {
  const { rows } = await sql<PromotionRow>`select * from (${currentPromotions(now)}) as standing
    where uuid = ${uuid}`.execute(database)
  if (!rows[0]) throw notFound()
  return promotionOf(rows[0])
}

/** A form as it is stored. */
export function storedPromotion(form: PromotionForm) {
  const { redeemable_from, redeemable_until } = form
  return {
    ...form,
    redeemable_from: new Date(redeemable_from),
    redeemable_until: redeemable_until === null ? null : new Date(redeemable_until),
  }
}

/** A stored promotion as the contract says it. */
export function promotionOf(row: PromotionRow): Promotion {
  const { removed_date: _removed, created_by: _by, ...rest } = row
  return {
    ...rest,
    terms: describePromotion(row),
    redeemable_from: row.redeemable_from.toISOString(),
    redeemable_until: row.redeemable_until?.toISOString() ?? null,
    created_date: row.created_date.toISOString(),
  }
}
