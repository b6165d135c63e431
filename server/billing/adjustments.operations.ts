import { approveAdjustmentOperation, type ApproveDeps } from './adjustments/approve-adjustment.ts'
import { getAdjustmentOperation } from './adjustments/get-adjustment.ts'
import { listAdjustedPlacesOperation } from './adjustments/list-adjusted-places.ts'
import { listAdjustmentsOperation } from './adjustments/list-adjustments.ts'

/** What is added to or taken off coming invoices and bills, as staff read and approve it. */
export function adjustmentsOperations(deps: ApproveDeps) {
  return {
    listAdjustments: listAdjustmentsOperation(deps),
    getAdjustment: getAdjustmentOperation(deps),
    listAdjustedPlaces: listAdjustedPlacesOperation(deps),
    approveAdjustment: approveAdjustmentOperation(deps),
  }
}
