import { reviewRequirementsOperation } from './requirements/review-requirements.ts'
import { saveRequirementsOperation } from './requirements/save-requirements.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'

/** What a client tells us before the work begins. */
export function requirementsOperations(deps: { database: Database; clock: Clock }) {
  return {
    saveRequirements: saveRequirementsOperation(deps),
    reviewRequirements: reviewRequirementsOperation(deps),
  }
}
