import { createPayRate, deletePayRate, listPayRates } from './prices/staff/pay-rate.routes.ts'
import { estimateMonthlyPrice, getPriceBook } from './prices/price.routes.ts'
import {
  confirmTaxRate,
  createPriceBook,
  createTaxRate,
  createUplift,
  deletePriceBook,
  deleteTaxRate,
  deleteUplift,
  listPriceBooks,
  listPricedRoles,
  listTaxGaps,
  listTaxRates,
  saveRoleTaxCategory,
} from './prices/staff/staff-price.routes.ts'

/** Every operation of the feature. */
export const pricesOperations = {
  getPriceBook,
  estimateMonthlyPrice,
  listPriceBooks,
  createPriceBook,
  deletePriceBook,
  listPricedRoles,
  saveRoleTaxCategory,
  createUplift,
  deleteUplift,
  listTaxRates,
  listTaxGaps,
  confirmTaxRate,
  createTaxRate,
  deleteTaxRate,
  listPayRates,
  createPayRate,
  deletePayRate,
} as const
