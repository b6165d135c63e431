import {
  createProject,
  deleteProject,
  getProject,
  keepProjectAlive,
  listProjects,
  saveProject,
} from '../hiring/drafts/project.routes.ts'
import { getProjectHealth, listOwners, overrideHealth, reviewProject, saveFollowUp } from './care/care.routes.ts'
import { addHours, previewAddedHours } from '../billing/added-hours/added-hours.routes.ts'
import { getProjectHours, getTimeBilled, saveOverage } from './hours/hours.routes.ts'
import { answerInvitation, listAssistantProjects } from '../hiring/interest/interest.routes.ts'
import { getAssistantDashboard, getRelationship } from './rate-plans/assistant-place.routes.ts'
import {
  acceptCandidate,
  addCandidate,
  getMatchBoard,
  listOpenRoles,
  moveCandidate,
  saveRoleSearch,
  suggestCandidates,
} from '../hiring/match-board/match-board.routes.ts'
import { answerShortlist, bookInterview, getShortlist } from '../hiring/match-board/shortlist.routes.ts'
import { previewPause, savePause, takeBackPause } from '../billing/pauses/pause.routes.ts'
import { previewRefund, refundProject } from '../billing/refund-before-start/refund.routes.ts'
import { nameBackUp } from './rate-plans/back-up.routes.ts'
import { askForReplacement, withdrawReplacement } from './rate-plans/replacement.routes.ts'
import {
  changeRatePlan,
  createRatePlan,
  endRatePlan,
  listAvailableAssistants,
  previewRatePlan,
} from './rate-plans/staff-rate-plan.routes.ts'
import {
  getRequirementFields,
  getRequirements,
  reviewRequirements,
  saveRequirements,
} from './requirements/requirements.routes.ts'
import { getProjectRecord, searchProjects } from './staff/staff-project.routes.ts'
import { switchTimeEntry } from '../work/time/time-entry.routes.ts'
import { changeNextHours, keepHours, previewNextHours } from '../billing/subscriptions/next-hours.routes.ts'
import {
  cancelProject,
  getProjectDashboard,
  keepProject,
  listClientProjects,
  previewCancellation,
} from './subscriptions/subscription.routes.ts'
import { getOpenSubscriptions } from './subscriptions/open-subscriptions.routes.ts'

/** Every operation of the feature. */
export const projectsOperations = {
  createProject,
  getProject,
  saveProject,
  listProjects,
  deleteProject,
  keepProjectAlive,
  listClientProjects,
  getOpenSubscriptions,
  getProjectDashboard,
  previewCancellation,
  cancelProject,
  keepProject,
  previewNextHours,
  changeNextHours,
  keepHours,
  previewPause,
  savePause,
  takeBackPause,
  getRequirementFields,
  getRequirements,
  saveRequirements,
  reviewRequirements,
  listAssistantProjects,
  answerInvitation,
  getAssistantDashboard,
  getRelationship,
  createRatePlan,
  changeRatePlan,
  endRatePlan,
  listAvailableAssistants,
  previewRatePlan,
  nameBackUp,
  switchTimeEntry,
  askForReplacement,
  withdrawReplacement,
  searchProjects,
  getProjectRecord,
  getProjectHealth,
  overrideHealth,
  reviewProject,
  saveFollowUp,
  listOwners,
  listOpenRoles,
  getMatchBoard,
  suggestCandidates,
  addCandidate,
  saveRoleSearch,
  moveCandidate,
  acceptCandidate,
  getShortlist,
  answerShortlist,
  bookInterview,
  previewRefund,
  refundProject,
  getProjectHours,
  getTimeBilled,
  saveOverage,
  previewAddedHours,
  addHours,
} as const
