import { clients, anonymous, signedIn } from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { projectsOperations } from './projects.operations.ts'

const projectStaff = (status: number) => ({
  'admin with admin_project.view': status,
  'admin with admin_matching.view': status,
  'super admin': status,
})

const projects: AccessRow = {
  own: { ...anonymous, ...clients(200), ...projectStaff(200), others: 403 },
  foreign: { ...anonymous, ...clients(404), ...projectStaff(200), others: 403 },
  absent: { ...anonymous, ...clients(404), ...projectStaff(404), others: 403 },
}

const clientProjectStaff = (status: number) => ({
  'admin with admin_project.view': status,
  'admin with admin_client.view': status,
  'super admin': status,
})

const subscriptions: AccessRow = {
  own: { ...anonymous, ...clients(200), ...clientProjectStaff(200), others: 403 },
  foreign: { ...anonymous, ...clients(404), ...clientProjectStaff(200), others: 403 },
  absent: { ...anonymous, ...clients(404), ...clientProjectStaff(404), others: 403 },
}

// Only a client's own people end what they pay for.
const cancellations: AccessRow = {
  own: { ...anonymous, ...clients(200), others: 403 },
  foreign: { ...anonymous, ...clients(404), others: 403 },
  absent: { ...anonymous, ...clients(404), others: 403 },
}

const assistantStaff = (status: number) => ({ 'admin with admin_virtualassistant.view': status, 'super admin': status })

const ownPlaces: AccessRow = {
  own: { ...anonymous, ...assistantStaff(200), assistant: 200, others: 403 },
  foreign: { ...anonymous, ...assistantStaff(200), assistant: 404, others: 403 },
  absent: { ...anonymous, ...assistantStaff(404), assistant: 404, others: 403 },
}

const subscriptionStaff = (status: number) => ({ 'admin with admin_project.view': status, 'super admin': status })

const hoursStaff = (status: number) => ({ ...clientProjectStaff(status), 'admin with admin_time.view': status })

const timeBilledStaff = (status: number) => ({
  ...assistantStaff(status),
  ...subscriptionStaff(status),
  'admin with admin_time.view': status,
})

const planStaff = (status: number) => ({ 'admin with admin_project.edit': status, 'super admin': status })

// Staff alone decide who has which place, and what it is paid.
const planned: AccessRow = {
  own: { ...anonymous, ...planStaff(200), others: 403 },
  absent: { ...anonymous, ...planStaff(404), others: 403 },
}

const boardStaff = (status: number) => ({ 'admin with admin_matching.edit': status, 'super admin': status })

const boardMoves: AccessRow = {
  own: { ...anonymous, ...boardStaff(200), others: 403 },
  absent: { ...anonymous, ...boardStaff(404), others: 403 },
}

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
  getAssistantDashboard: ownPlaces,
  getRelationship: ownPlaces,
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
