import { onePriceChange, open, priceChanges, prices } from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { pricesOperations } from './prices.operations.ts'

/** What the running server must answer, for every operation of the feature, actor and object. */
export const pricesAccess: Readonly<Record<keyof typeof pricesOperations, AccessRow>> = {
  getPriceBook: open,
  estimateMonthlyPrice: open,
  listPriceBooks: prices,
  createPriceBook: priceChanges,
  deletePriceBook: onePriceChange,
  listPricedRoles: prices,
  saveRoleTaxCategory: onePriceChange,
  createUplift: onePriceChange,
  deleteUplift: onePriceChange,
  listTaxRates: prices,
  listTaxGaps: prices,
  confirmTaxRate: onePriceChange,
  createTaxRate: priceChanges,
  deleteTaxRate: onePriceChange,
  listPayRates: prices,
  createPayRate: priceChanges,
  deletePayRate: onePriceChange,
}
