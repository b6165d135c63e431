import type { BillRules } from './bills/bill-rules.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import { createAdjustmentOperation } from '../billing/adjustments/create-adjustment.ts'
import { saveAdjustmentOperation } from '../billing/adjustments/save-adjustment.ts'
import { voidAdjustmentOperation } from './adjustments/void-adjustment.ts'

/** Proposals, which are told to those who approve them, and what is taken off a draft again. */
export function adjustmentWorkOperations(deps: {
  database: Database
  clock: Clock
  configuration: { readonly billRules: BillRules }
}) {
  return {
    createAdjustment: createAdjustmentOperation(deps),
    saveAdjustment: saveAdjustmentOperation(deps),
    voidAdjustment: voidAdjustmentOperation({ ...deps, rules: deps.configuration.billRules }),
  }
}
