import { adjustment, adjustmentSummary } from './adjustments/adjustment.routes.ts'

/** The names that schemas which the feature’s operations share have in the OpenAPI document. */
export const adjustmentsSchemas = {
  Adjustment: adjustment,
  AdjustmentSummary: adjustmentSummary,
}
