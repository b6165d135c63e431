import { utm } from './attribution/utm.routes.ts'

/** The names that schemas which the feature’s operations share have in the OpenAPI document. */
export const attributionSchemas = {
  Utm: utm,
}
