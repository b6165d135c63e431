import { notificationRoles } from '@talentplace/contract/core/notifications/notification-types'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import type { Session } from '../../platform/sessions/session.ts'

/** Whose notifications are looked at, and when. */
export interface Viewer {
  readonly user_uuid: string
  readonly roles: readonly string[]
  readonly now: Date
}

export function viewerOf(session: Session, now: Date): Viewer {
  const roles = notificationRoles.filter((role) => hasPermission(session.permissions, role))
  return { user_uuid: session.user_uuid, roles, now }
}
