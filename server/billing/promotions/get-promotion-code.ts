import { getPromotionCode } from '@talentplace/contract/billing/promotions/promotion.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import { notFound, HttpError } from '../../platform/http/http-error.ts'
import type { AdmitCodes } from './admit-codes.ts'
import { findByCode, whyClosed } from './check-promotion.ts'
import { describePromotion } from './describe-promotion.ts'

/** What one code gives. Whether it fits a purchase is said where it is applied. Throttled, so that codes can't be guessed. */
export function getPromotionCodeOperation(deps: { database: Database; clock: Clock; admitCodes: AdmitCodes }) {
  const { database, clock, admitCodes } = deps
  return handle(getPromotionCode, async (context, { query }) => {
    await admitCodes(context, [query.code])
    const row = await findByCode(database.kysely, query.code)
    if (!row) throw notFound(`There is no code ${query.code.toUpperCase()}.`)
    const reason = whyClosed(row, clock.now())
    if (reason !== null) throw new HttpError(409, 'promotion_closed', reason)
    const { code, name, type, value, currency, duration, months, minimum_hours, first_purchase_only, stackable } = row
    return {
      code,
      name,
      terms: describePromotion(row),
      type,
      value,
      currency,
      duration,
      months,
      redeemable_until: row.redeemable_until?.toISOString() ?? null,
      minimum_hours,
      first_purchase_only,
      stackable,
    }
  })
}
