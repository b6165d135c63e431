import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { changeRatePlanOperation } from './change-rate-plan.ts'
import { createRatePlanOperation } from './create-rate-plan.ts'
import { endRatePlanOperation } from './end-rate-plan.ts'

/** The places of a subscription, as staff fill, change and end them. */
export function ratePlansOperations(deps: { database: Database; clock: Clock }) {
  return {
    createRatePlan: createRatePlanOperation(deps),
    changeRatePlan: changeRatePlanOperation(deps),
    endRatePlan: endRatePlanOperation(deps),
  }
}
