import { hasPermission } from '@talentplace/contract/shared/has-permission'
import type { Permission } from '@talentplace/contract/shared/permission'
import type { Database } from '../platform/database/connection.ts'
import { notFound, type HttpError } from '../platform/http/http-error.ts'
import type { Session } from '../platform/sessions/session.ts'

const staffPermissions = {
  view: ['admin_project.view', 'admin_matching.view'],
  edit: ['admin_project.edit', 'admin_matching.edit'],
} as const satisfies Readonly<Record<string, readonly Permission[]>>

function isStaff(session: Session, may: 'view' | 'edit'): boolean {
  return staffPermissions[may].some((each) => hasPermission(session.permissions, each))
}

/** B6.6 */
export function draftIsDeleted(): HttpError {
  return notFound('Draft subscription has been deleted. Please start a new search.')
}

/** The project when it is the caller's own client's, or the caller is staff who may do this; else 404, as if it weren't there. */
export async function ownedProject(database: Database, session: Session, uuid: string, may: 'view' | 'edit') {
  const project = await database.kysely
    .selectFrom('projects')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('removed_date', 'is', null)
    .executeTakeFirst()
  if (!project || !(isStaff(session, may) || project.client_uuid === session.client_uuid)) {
    throw draftIsDeleted()
  }
  return project
}
