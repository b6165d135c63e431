import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { askForReplacementOperation } from './ask-for-replacement.ts'
import { changeRatePlanOperation } from './change-rate-plan.ts'
import { createRatePlanOperation } from './create-rate-plan.ts'
import { endRatePlanOperation } from './end-rate-plan.ts'
import { previewRatePlanOperation } from './preview-rate-plan.ts'
import { withdrawReplacementOperation } from './withdraw-replacement.ts'

/** The places of a subscription, as staff fill, change and end them, and as their client asks for someone else. */
export function ratePlansOperations(deps: { database: Database; clock: Clock }) {
  return {
    previewRatePlan: previewRatePlanOperation(deps),
    createRatePlan: createRatePlanOperation(deps),
    changeRatePlan: changeRatePlanOperation(deps),
    endRatePlan: endRatePlanOperation(deps),
    askForReplacement: askForReplacementOperation(deps),
    withdrawReplacement: withdrawReplacementOperation(deps),
  }
}
