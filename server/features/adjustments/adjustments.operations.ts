import { approveAdjustmentOperation, type ApproveDeps } from './approve-adjustment.ts'
import { getAdjustmentOperation } from './get-adjustment.ts'
import { listAdjustedPlacesOperation } from './list-adjusted-places.ts'
import { listAdjustmentsOperation } from './list-adjustments.ts'

/** What is added to or taken off coming invoices and bills, as staff read and approve it. */
export function adjustmentsOperations(deps: ApproveDeps) {
  return {
    listAdjustments: listAdjustmentsOperation(deps),
    getAdjustment: getAdjustmentOperation(deps),
    listAdjustedPlaces: listAdjustedPlacesOperation(deps),
    approveAdjustment: approveAdjustmentOperation(deps),
  }
}
