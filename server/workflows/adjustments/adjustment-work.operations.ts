import type { BillRules } from '../../features/bills/bill-rules.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { createAdjustmentOperation } from './create-adjustment.ts'
import { saveAdjustmentOperation } from './save-adjustment.ts'
import { voidAdjustmentOperation } from './void-adjustment.ts'

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
