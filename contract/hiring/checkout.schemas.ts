import { orderReply } from './checkout/checkout.routes.ts'
import { moneyDocument, moneyLine, taxLine } from '../billing/prices/quote.ts'

/** The names that schemas which the feature’s operations share have in the OpenAPI document. */
export const checkoutSchemas = {
  MoneyDocument: moneyDocument,
  MoneyLine: moneyLine,
  OrderResult: orderReply,
  TaxLine: taxLine,
}
