import { getProjectHealthOperation } from './care/get-project-health.ts'
import { listOwnersOperation } from './care/list-owners.ts'
import { overrideHealthOperation } from './care/override-health.ts'
import { reviewProjectOperation } from './care/review-project.ts'
import { saveFollowUpOperation } from './care/save-follow-up.ts'
import { createProjectOperation } from '../hiring/drafts/create-project.ts'
import { deleteProjectOperation } from '../hiring/drafts/delete-project.ts'
import { getProjectOperation } from '../hiring/drafts/get-project.ts'
import { keepProjectAliveOperation } from '../hiring/drafts/keep-project-alive.ts'
import { listProjectsOperation } from '../hiring/drafts/list-projects.ts'
import { saveProjectOperation } from '../hiring/drafts/save-project.ts'
import { getProjectHoursOperation } from './hours/get-project-hours.ts'
import { getTimeBilledOperation } from './hours/get-time-billed.ts'
import { listAssistantProjectsOperation } from '../hiring/interest/list-assistant-projects.ts'
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

/** A client’s drafts and subscriptions, as they are kept and read. */
export function projectsOperations({ database, clock }: { database: Database; clock: Clock }) {
  const deps = { database, clock }
  return {
    createProject: createProjectOperation(deps),
    getProject: getProjectOperation(database),
    saveProject: saveProjectOperation(deps),
    listProjects: listProjectsOperation(database),
    deleteProject: deleteProjectOperation(deps),
    keepProjectAlive: keepProjectAliveOperation(deps),
    getRequirementFields: getRequirementFieldsOperation(),
    getRequirements: getRequirementsOperation(database),
    listAssistantProjects: listAssistantProjectsOperation(deps),
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
