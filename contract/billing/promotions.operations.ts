import {
  createPromotion,
  deletePromotion,
  getPromotion,
  getPromotionCode,
  listPromotions,
  listRedemptions,
  savePromotion,
} from './promotions/promotion.routes.ts'

/** Every operation of the feature. */
export const promotionsOperations = {
  getPromotionCode,
  listPromotions,
  getPromotion,
  listRedemptions,
  createPromotion,
  savePromotion,
  deletePromotion,
} as const
