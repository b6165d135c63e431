import { getRequirementFieldsOperation } from '../features/projects/requirements/get-requirement-fields.ts'
import { getRequirementsOperation } from '../features/projects/requirements/get-requirements.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import { reviewRequirementsOperation } from '../workflows/requirements/review-requirements.ts'
import { saveRequirementsOperation } from '../workflows/requirements/save-requirements.ts'

/** What a client tells us before the work begins. */
export function requirementOperations(deps: { database: Database; clock: Clock }) {
  return {
    getRequirementFields: getRequirementFieldsOperation(),
    getRequirements: getRequirementsOperation(deps.database),
    saveRequirements: saveRequirementsOperation(deps),
    reviewRequirements: reviewRequirementsOperation(deps),
  }
}
