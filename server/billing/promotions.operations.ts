import { createPromotionOperation } from './promotions/create-promotion.ts'
import { deletePromotionOperation } from './promotions/delete-promotion.ts'
import { getPromotionCodeOperation } from './promotions/get-promotion-code.ts'
import { getPromotionOperation } from './promotions/get-promotion.ts'
import { listPromotionsOperation } from './promotions/list-promotions.ts'
import { listRedemptionsOperation } from './promotions/list-redemptions.ts'
import { savePromotionOperation } from './promotions/save-promotion.ts'
import { admitCodesBy } from './promotions/admit-codes.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import type { Limit, Throttle } from '../platform/throttle/throttle.ts'

/** Promotions as staff keep them, and a code’s terms for whoever has it. */
export function promotionsOperations(deps: {
  configuration: { readonly promotionCodes: Limit }
  database: Database
  clock: Clock
  throttle: Throttle
}) {
  const { database, clock, throttle, configuration } = deps
  const admitCodes = admitCodesBy({ throttle, limit: configuration.promotionCodes })
  return {
    getPromotionCode: getPromotionCodeOperation({ database, clock, admitCodes }),
    listPromotions: listPromotionsOperation({ database, clock }),
    getPromotion: getPromotionOperation({ database, clock }),
    listRedemptions: listRedemptionsOperation({ database, clock }),
    createPromotion: createPromotionOperation({ database, clock }),
    savePromotion: savePromotionOperation({ database, clock }),
    deletePromotion: deletePromotionOperation({ database, clock }),
  }
}
