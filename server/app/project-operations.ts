import { createProjectOperation } from '../features/projects/drafts/create-project.ts'
import { deleteProjectOperation } from '../features/projects/drafts/delete-project.ts'
import { getProjectOperation } from '../features/projects/drafts/get-project.ts'
import { keepProjectAliveOperation } from '../features/projects/drafts/keep-project-alive.ts'
import { listProjectsOperation } from '../features/projects/drafts/list-projects.ts'
import { saveProjectOperation } from '../features/projects/drafts/save-project.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'

/** A client's drafts. */
export function projectOperations({ database, clock }: { database: Database; clock: Clock }) {
  return {
    createProject: createProjectOperation({ database, clock }),
    getProject: getProjectOperation(database),
    saveProject: saveProjectOperation({ database, clock }),
    listProjects: listProjectsOperation(database),
    deleteProject: deleteProjectOperation({ database, clock }),
    keepProjectAlive: keepProjectAliveOperation({ database, clock }),
  }
}
