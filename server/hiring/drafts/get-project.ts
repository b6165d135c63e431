import { matchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import { getProject } from '@talentplace/contract/hiring/drafts/project.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { ownedProject } from '../../subscriptions/owned-project.ts'

/** B1.5: a project's search, for its own client and for staff. */
export function getProjectOperation(database: Database) {
  return handle(getProject, async (context, { params }) => {
    const project = await ownedProject(database, signedIn(context), params.uuid, 'view')
    return {
      uuid: project.uuid,
      project_name: project.project_name,
      client_uuid: project.client_uuid,
      matching_criteria: {
        ...matchingCriteria.parse(project.matching_criteria),
        uuid: project.uuid,
        project_name: project.project_name,
      },
      version: project.version,
      start_date: project.start_date,
      created_date: project.created_date.toISOString(),
    }
  })
}
