import { promotion } from './promotions/promotion.routes.ts'

/** The names that schemas which the feature’s operations share have in the OpenAPI document. */
export const promotionsSchemas = {
  Promotion: promotion,
}
