import { estimateMonthlyPriceOperation } from '../features/prices/estimate-monthly-price.ts'
import { getPriceBookOperation } from '../features/prices/get-price-book.ts'
import { createPriceBookOperation } from '../features/prices/staff/create-price-book.ts'
import { createTaxRateOperation } from '../features/prices/staff/create-tax-rate.ts'
import { createUpliftOperation } from '../features/prices/staff/create-uplift.ts'
import { deletePriceBookOperation } from '../features/prices/staff/delete-price-book.ts'
import { deleteTaxRateOperation } from '../features/prices/staff/delete-tax-rate.ts'
import { deleteUpliftOperation } from '../features/prices/staff/delete-uplift.ts'
import { listPriceBooksOperation } from '../features/prices/staff/list-price-books.ts'
import { listPricedRolesOperation } from '../features/prices/staff/list-priced-roles.ts'
import { listTaxRatesOperation } from '../features/prices/staff/list-tax-rates.ts'
import { saveRoleTaxCategoryOperation } from '../features/prices/staff/save-role-tax-category.ts'
import { admitCodesBy } from '../features/promotions/admit-codes.ts'
import { createPromotionOperation } from '../features/promotions/create-promotion.ts'
import { deletePromotionOperation } from '../features/promotions/delete-promotion.ts'
import { getPromotionCodeOperation } from '../features/promotions/get-promotion-code.ts'
import { listPromotionsOperation } from '../features/promotions/list-promotions.ts'
import { getPromotionOperation } from '../features/promotions/get-promotion.ts'
import { listRedemptionsOperation } from '../features/promotions/list-redemptions.ts'
import { savePromotionOperation } from '../features/promotions/save-promotion.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import type { Throttle } from '../platform/throttle/throttle.ts'
import type { Configuration } from './configuration.ts'

/** Prices as everybody sees them, and as staff keep them: books, uplifts, taxes, promotions. */
export function priceOperations(deps: {
  configuration: Configuration
  database: Database
  clock: Clock
  throttle: Throttle
}) {
  const { database, clock, throttle, configuration } = deps
  const kept = { database, clock }
  const admitCodes = admitCodesBy({ throttle, limit: configuration.promotionCodes })
  return {
    getPriceBook: getPriceBookOperation(kept),
    estimateMonthlyPrice: estimateMonthlyPriceOperation(kept),
    listPriceBooks: listPriceBooksOperation(kept),
    createPriceBook: createPriceBookOperation(kept),
    deletePriceBook: deletePriceBookOperation(kept),
    listPricedRoles: listPricedRolesOperation(kept),
    saveRoleTaxCategory: saveRoleTaxCategoryOperation(kept),
    createUplift: createUpliftOperation(kept),
    deleteUplift: deleteUpliftOperation(kept),
    listTaxRates: listTaxRatesOperation(kept),
    createTaxRate: createTaxRateOperation(kept),
    deleteTaxRate: deleteTaxRateOperation(kept),
    getPromotionCode: getPromotionCodeOperation({ ...kept, admitCodes }),
    listPromotions: listPromotionsOperation(kept),
    getPromotion: getPromotionOperation(kept),
    listRedemptions: listRedemptionsOperation(kept),
    createPromotion: createPromotionOperation(kept),
    savePromotion: savePromotionOperation(kept),
    deletePromotion: deletePromotionOperation(kept),
  }
}
