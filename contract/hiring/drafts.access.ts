import { anonymous, clients, impersonating } from '../testing/access-rows.ts'
import { projects } from '../testing/project-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { draftsOperations } from './drafts.operations.ts'

const projectEditors = (status: number) => ({
  'admin with admin_project.edit': status,
  'admin with admin_matching.edit': status,
  'super admin': status,
})

const projectChanges: AccessRow = {
  own: { ...anonymous, ...clients(200), ...projectEditors(200), others: 403 },
  foreign: { ...anonymous, ...clients(404), ...projectEditors(200), others: 403 },
  absent: { ...anonymous, ...clients(404), ...projectEditors(404), others: 403 },
}

/** What the running server must answer, for every operation of the feature, actor and object. */
export const draftsAccess: Readonly<Record<keyof typeof draftsOperations, AccessRow>> = {
  createProject: { own: { ...anonymous, ...clients(200), others: 403 } },
  getProject: projects,
  saveProject: projectChanges,
  listProjects: { own: { ...anonymous, ...clients(200), ...impersonating(200), others: 403 } },
  // Only the company's own people remove a draft.
  deleteProject: {
    own: { ...anonymous, ...clients(200), others: 403 },
    foreign: { ...anonymous, ...clients(404), others: 403 },
    absent: { ...anonymous, ...clients(404), others: 403 },
  },
  keepProjectAlive: projectChanges,
}
