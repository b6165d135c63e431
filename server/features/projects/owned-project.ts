import { hasPermission } from '@talentplace/contract/shared/has-permission'
import type { Database } from '../../platform/database/connection.ts'
import { notFound, type HttpError } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'

function isStaff(session: Session): boolean {
  return (
    hasPermission(session.permissions, 'admin_project.view') ||
    hasPermission(session.permissions, 'admin_matching.view')
  )
}

/** B6.6 */
export function draftIsGone(): HttpError {
  return notFound('Draft subscription has been deleted. Please start a new search.')
}

/** The project when it is the caller's own client's, or the caller is staff; else 404, as if it weren't there. */
export async function ownedProject(database: Database, session: Session, uuid: string) {
  const project = await database.kysely
    .selectFrom('projects')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('removed_date', 'is', null)
    .executeTakeFirst()
  if (!project || !(isStaff(session) || project.client_uuid === session.client_uuid)) {
    throw draftIsGone()
  }
  return project
}
