import { getProjectHealth, overrideHealth, reviewProject, saveFollowUp, listOwners } from './care/care.routes.ts'
import { getProjectHours, getTimeBilled, saveOverage } from './hours/hours.routes.ts'
import { getAssistantDashboard, getRelationship } from './rate-plans/assistant-rate-plan.routes.ts'
import { nameBackUp } from './rate-plans/back-up.routes.ts'
import { askForReplacement, withdrawReplacement } from './rate-plans/replacement.routes.ts'
import {
  createRatePlan,
  changeRatePlan,
  endRatePlan,
  listAvailableAssistants,
  previewRatePlan,
} from './rate-plans/staff-rate-plan.routes.ts'
import {
  getRequirementFields,
  getRequirements,
  saveRequirements,
  reviewRequirements,
} from './requirements/requirements.routes.ts'
import { searchProjects, getProjectRecord } from './staff/staff-project.routes.ts'
import { getOpenSubscriptions } from './subscriptions/open-subscriptions.routes.ts'
import { listClientProjects } from './subscriptions/subscription.routes.ts'

/** Every operation of subscriptions, as they are kept and read. */
export const projectsOperations = {
  listClientProjects,
  getOpenSubscriptions,
  getRequirementFields,
  getRequirements,
  saveRequirements,
  reviewRequirements,
  getAssistantDashboard,
  getRelationship,
  createRatePlan,
  changeRatePlan,
  endRatePlan,
  listAvailableAssistants,
  previewRatePlan,
  nameBackUp,
  askForReplacement,
  withdrawReplacement,
  searchProjects,
  getProjectRecord,
  getProjectHealth,
  overrideHealth,
  reviewProject,
  saveFollowUp,
  listOwners,
  getProjectHours,
  getTimeBilled,
  saveOverage,
} as const
