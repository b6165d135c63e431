import { estimateMonthlyPriceOperation } from './prices/estimate-monthly-price.ts'
import { getPriceBookOperation } from './prices/get-price-book.ts'
import { confirmTaxRateOperation } from './prices/staff/confirm-tax-rate.ts'
import { createPayRateOperation } from './prices/staff/create-pay-rate.ts'
import { deletePayRateOperation } from './prices/staff/delete-pay-rate.ts'
import { listPayRatesOperation } from './prices/staff/list-pay-rates.ts'
import { createPriceBookOperation } from './prices/staff/create-price-book.ts'
import { createTaxRateOperation } from './prices/staff/create-tax-rate.ts'
import { createUpliftOperation } from './prices/staff/create-uplift.ts'
import { deletePriceBookOperation } from './prices/staff/delete-price-book.ts'
import { deleteTaxRateOperation } from './prices/staff/delete-tax-rate.ts'
import { deleteUpliftOperation } from './prices/staff/delete-uplift.ts'
import { listPriceBooksOperation } from './prices/staff/list-price-books.ts'
import { listPricedRolesOperation } from './prices/staff/list-priced-roles.ts'
import { listTaxGapsOperation } from './prices/staff/list-tax-gaps.ts'
import { listTaxRatesOperation } from './prices/staff/list-tax-rates.ts'
import { saveRoleTaxCategoryOperation } from './prices/staff/save-role-tax-category.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'

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
