import { listNotifications, searchNotifications } from '@talentplace/contract/notifications/notification.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { findNotifications } from './find-notifications.ts'

const recent = 30 * 24 * 60 * 60 * 1000

/** A5.3: newest first; the drawer shows three. */
export function listNotificationsOperation(parts: { database: Database; clock: Clock }) {
  return handle(listNotifications, (context, { query }) => findNotifications(parts, signedIn(context), query))
}

export function searchNotificationsOperation(parts: { database: Database; clock: Clock }) {
  return handle(searchNotifications, (context, { query: { show, ...wanted } }) =>
    findNotifications(parts, signedIn(context), {
      ...wanted,
      ...(show === 'recent' && { since: new Date(parts.clock.now().getTime() - recent) }),
    }),
  )
}
