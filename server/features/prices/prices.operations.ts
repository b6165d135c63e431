import { estimateMonthlyPriceOperation } from './estimate-monthly-price.ts'
import { getPriceBookOperation } from './get-price-book.ts'
import { confirmTaxRateOperation } from './staff/confirm-tax-rate.ts'
import { createPayRateOperation } from './staff/create-pay-rate.ts'
import { deletePayRateOperation } from './staff/delete-pay-rate.ts'
import { listPayRatesOperation } from './staff/list-pay-rates.ts'
import { createPriceBookOperation } from './staff/create-price-book.ts'
import { createTaxRateOperation } from './staff/create-tax-rate.ts'
import { createUpliftOperation } from './staff/create-uplift.ts'
import { deletePriceBookOperation } from './staff/delete-price-book.ts'
import { deleteTaxRateOperation } from './staff/delete-tax-rate.ts'
import { deleteUpliftOperation } from './staff/delete-uplift.ts'
import { listPriceBooksOperation } from './staff/list-price-books.ts'
import { listPricedRolesOperation } from './staff/list-priced-roles.ts'
import { listTaxGapsOperation } from './staff/list-tax-gaps.ts'
import { listTaxRatesOperation } from './staff/list-tax-rates.ts'
import { saveRoleTaxCategoryOperation } from './staff/save-role-tax-category.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'

/** Prices as everybody sees them, and as staff keep them: books, uplifts, taxes. */
export function pricesOperations({ database, clock }: { database: Database; clock: Clock }) {
  const deps = { database, clock }
  return {
    getPriceBook: getPriceBookOperation(deps),
    estimateMonthlyPrice: estimateMonthlyPriceOperation(deps),
    listPriceBooks: listPriceBooksOperation(deps),
    createPriceBook: createPriceBookOperation(deps),
    deletePriceBook: deletePriceBookOperation(deps),
    listPricedRoles: listPricedRolesOperation(deps),
    saveRoleTaxCategory: saveRoleTaxCategoryOperation(deps),
    createUplift: createUpliftOperation(deps),
    deleteUplift: deleteUpliftOperation(deps),
    listTaxRates: listTaxRatesOperation(deps),
    listTaxGaps: listTaxGapsOperation(deps),
    confirmTaxRate: confirmTaxRateOperation(deps),
    createTaxRate: createTaxRateOperation(deps),
    deleteTaxRate: deleteTaxRateOperation(deps),
    listPayRates: listPayRatesOperation(deps),
    createPayRate: createPayRateOperation(deps),
    deletePayRate: deletePayRateOperation(deps),
  }
}
