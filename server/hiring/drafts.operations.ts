import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import { createProjectOperation } from './drafts/create-project.ts'
import { deleteProjectOperation } from './drafts/delete-project.ts'
import { getProjectOperation } from './drafts/get-project.ts'
import { keepProjectAliveOperation } from './drafts/keep-project-alive.ts'
import { listProjectsOperation } from './drafts/list-projects.ts'
import { saveProjectOperation } from './drafts/save-project.ts'

/** What a client is looking for, before it is bought. */
export function draftsOperations({ database, clock }: { database: Database; clock: Clock }) {
  const deps = { database, clock }
  return {
    createProject: createProjectOperation(deps),
    getProject: getProjectOperation(database),
    saveProject: saveProjectOperation(deps),
    listProjects: listProjectsOperation(database),
    deleteProject: deleteProjectOperation(deps),
    keepProjectAlive: keepProjectAliveOperation(deps),
  }
}
