import { deadTokens, anonymous, onePriceChange, priceChanges, priceViewers, prices } from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { promotionsOperations } from './promotions.operations.ts'

const onePrice: AccessRow = { ...prices, absent: { ...anonymous, ...priceViewers(404), others: 403 } }

/** What the running server must answer, for every operation of the feature, actor and object. */
export const promotionsAccess: Readonly<Record<keyof typeof promotionsOperations, AccessRow>> = {
  getPromotionCode: { own: { ...deadTokens, others: 200 }, absent: { ...deadTokens, others: 404 } },
  listPromotions: prices,
  getPromotion: onePrice,
  listRedemptions: onePrice,
  createPromotion: priceChanges,
  savePromotion: onePriceChange,
  deletePromotion: onePriceChange,
}
