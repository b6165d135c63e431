import { getProjectHealthOperation } from './care/get-project-health.ts'
import { listOwnersOperation } from './care/list-owners.ts'
import { overrideHealthOperation } from './care/override-health.ts'
import { reviewProjectOperation } from './care/review-project.ts'
import { saveFollowUpOperation } from './care/save-follow-up.ts'
import { getProjectHoursOperation } from './hours/get-project-hours.ts'
import { getTimeBilledOperation } from './hours/get-time-billed.ts'
import { getAssistantDashboardOperation } from './rate-plans/get-assistant-dashboard.ts'
import { getRelationshipOperation } from './rate-plans/get-relationship.ts'
import { listAvailableAssistantsOperation } from './rate-plans/list-available-assistants.ts'
import { nameBackUpOperation } from './rate-plans/name-back-up.ts'
import { getRequirementFieldsOperation } from './requirements/get-requirement-fields.ts'
import { getRequirementsOperation } from './requirements/get-requirements.ts'
import { getProjectRecordOperation } from './staff/get-project-record.ts'
import { searchProjectsOperation } from './staff/search-projects.ts'
import { getOpenSubscriptionsOperation } from './subscriptions/get-open-subscriptions.ts'
import { listClientProjectsOperation } from './subscriptions/list-client-projects.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'

/** Subscriptions as they are kept and read. */
export function projectsOperations({ database, clock }: { database: Database; clock: Clock }) {
  const deps = { database, clock }
  return {
    getRequirementFields: getRequirementFieldsOperation(),
    getRequirements: getRequirementsOperation(database),
    getAssistantDashboard: getAssistantDashboardOperation(deps),
    getRelationship: getRelationshipOperation(deps),
    listAvailableAssistants: listAvailableAssistantsOperation(deps),
    nameBackUp: nameBackUpOperation(deps),
    searchProjects: searchProjectsOperation(deps),
    getProjectRecord: getProjectRecordOperation(deps),
    getProjectHealth: getProjectHealthOperation(deps),
    overrideHealth: overrideHealthOperation(deps),
    reviewProject: reviewProjectOperation(deps),
    saveFollowUp: saveFollowUpOperation(deps),
    listOwners: listOwnersOperation(deps),
    getProjectHours: getProjectHoursOperation(deps),
    getTimeBilled: getTimeBilledOperation(database),
    listClientProjects: listClientProjectsOperation(deps),
    getOpenSubscriptions: getOpenSubscriptionsOperation(deps),
  }
}
