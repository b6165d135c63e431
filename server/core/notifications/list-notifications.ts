import { listNotifications } from '@talentplace/contract/core/notifications/notification.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { findNotifications } from './find-notifications.ts'

/** A5.3: newest first; the drawer shows three. */
export function listNotificationsOperation(deps: { database: Database; clock: Clock }) {
  return handle(listNotifications, (context, { query }) => findNotifications(deps, signedIn(context), query))
}
