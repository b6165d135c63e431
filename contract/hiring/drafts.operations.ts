import {
  createProject,
  getProject,
  saveProject,
  listProjects,
  deleteProject,
  keepProjectAlive,
} from './drafts/project.routes.ts'

/** Every operation of drafts. */
export const draftsOperations = {
  createProject,
  getProject,
  saveProject,
  listProjects,
  deleteProject,
  keepProjectAlive,
} as const
