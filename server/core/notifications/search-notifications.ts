import { searchNotifications } from '@talentplace/contract/core/notifications/notification.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { findNotifications } from './find-notifications.ts'

const recent = 30 * 24 * 60 * 60 * 1000

export function searchNotificationsOperation(deps: { database: Database; clock: Clock }) {
  return handle(searchNotifications, async (context, { query: { show, ...wanted } }) => {
    const since = show === 'recent' && { since: new Date(deps.clock.now().getTime() - recent) }
    return (await findNotifications(deps, signedIn(context), { ...wanted, ...since })).found
  })
}
