import { getRequirements } from '@talentplace/contract/subscriptions/requirements/requirements.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { preparedProject } from './prepared-project.ts'
import { readRequirements } from './read-requirements.ts'

/** C1.6: what a client has told us about the work, for its own people and for staff. */
export function getRequirementsOperation(database: Database) {
  return handle(getRequirements, async (context, { params, query }) => {
    const session = signedIn(context)
    const project = await preparedProject(database.kysely, session, params.uuid)
    return readRequirements(database.kysely, project, session, query.version)
  })
}
