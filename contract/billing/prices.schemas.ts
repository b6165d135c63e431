import { payRate } from './prices/staff/pay-rate.routes.ts'
import { priceBook, taxRate } from './prices/staff/staff-price.routes.ts'

/** The names that schemas which the feature’s operations share have in the OpenAPI document. */
export const pricesSchemas = {
  PayRate: payRate,
  PriceBook: priceBook,
  TaxRate: taxRate,
}
