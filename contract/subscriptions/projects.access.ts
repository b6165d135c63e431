import { anonymous, clients, signedIn } from '../testing/access-rows.ts'
import {
  projectStaff,
  projects,
  clientProjectStaff,
  subscriptions,
  cancellations,
  assistantStaff,
  ownRatePlans,
  planned,
  boardMoves,
} from '../testing/project-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { projectsOperations } from './projects.operations.ts'

const subscriptionStaff = (status: number) => ({ 'admin with admin_project.view': status, 'super admin': status })

const hoursStaff = (status: number) => ({ ...clientProjectStaff(status), 'admin with admin_time.view': status })

const timeBilledStaff = (status: number) => ({
  ...assistantStaff(status),
  ...subscriptionStaff(status),
  'admin with admin_time.view': status,
})

/** What the running server must answer, for every operation of the feature, actor and object. */
export const projectsAccess: Readonly<Record<keyof typeof projectsOperations, AccessRow>> = {
  listClientProjects: subscriptions,
  getOpenSubscriptions: subscriptions,
  getRequirementFields: signedIn,
  getRequirements: projects,
  // Only the company's own people say what they want.
  saveRequirements: {
    own: { ...anonymous, ...clients(200), others: 403 },
    foreign: { ...anonymous, ...clients(404), others: 403 },
    absent: { ...anonymous, ...clients(404), others: 403 },
  },
  reviewRequirements: boardMoves,
  getAssistantDashboard: ownRatePlans,
  getRelationship: ownRatePlans,
  createRatePlan: planned,
  changeRatePlan: planned,
  endRatePlan: planned,
  listAvailableAssistants: planned,
  previewRatePlan: planned,
  nameBackUp: planned,
  askForReplacement: cancellations,
  withdrawReplacement: cancellations,
  searchProjects: { own: { ...anonymous, ...subscriptionStaff(200), others: 403 } },
  getProjectRecord: {
    own: { ...anonymous, ...subscriptionStaff(200), others: 403 },
    absent: { ...anonymous, ...subscriptionStaff(404), others: 403 },
  },
  getProjectHealth: {
    own: { ...anonymous, ...subscriptionStaff(200), others: 403 },
    absent: { ...anonymous, ...subscriptionStaff(404), others: 403 },
  },
  overrideHealth: planned,
  reviewProject: planned,
  saveFollowUp: planned,
  listOwners: { own: { ...anonymous, ...projectStaff(200), others: 403 } },
  // The client's people, and whoever works on it.
  getProjectHours: {
    own: { ...anonymous, ...clients(200), ...hoursStaff(200), assistant: 200, others: 403 },
    foreign: { ...anonymous, ...clients(404), ...hoursStaff(200), assistant: 404, others: 403 },
    absent: { ...anonymous, ...clients(404), ...hoursStaff(404), assistant: 404, others: 403 },
  },
  getTimeBilled: {
    own: { ...anonymous, ...timeBilledStaff(200), assistant: 200, others: 403 },
    foreign: { ...anonymous, ...timeBilledStaff(200), assistant: 404, others: 403 },
    absent: { ...anonymous, ...timeBilledStaff(404), assistant: 404, others: 403 },
  },
  // It is their money.
  saveOverage: cancellations,
}
