import type { AdjustmentKind } from '@talentplace/contract/billing/adjustments/adjustment-reasons'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'

/** The list that an adjustment's page leads back to. */
export function adjustmentsList(kind: AdjustmentKind): { label: string; to: string } {
  return { label: kind === 'client' ? 'Invoice adjustments' : 'Bill adjustments', to: staffPaths.adjustments(kind) }
}
