import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import { askForReplacementOperation } from '../subscriptions/rate-plans/ask-for-replacement.ts'
import { changeRatePlanOperation } from '../subscriptions/rate-plans/change-rate-plan.ts'
import { createRatePlanOperation } from '../subscriptions/rate-plans/create-rate-plan.ts'
import { endRatePlanOperation } from '../subscriptions/rate-plans/end-rate-plan.ts'
import { previewRatePlanOperation } from './subscriptions/preview-rate-plan.ts'
import { withdrawReplacementOperation } from '../subscriptions/rate-plans/withdraw-replacement.ts'

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
