import { listMissed } from '@talentplace/contract/core/notifications/notification.routes'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { isOffsetOf, presentOffset } from './missed-offset.ts'
import { viewerOf } from './viewer.ts'
import { toNotificationView } from './to-notification-view.ts'
import { countUnread, findVisible } from './visible-notifications.ts'

const maxMissed = 100

/** A5.4: what came while the live channel was away; nothing is left out, something may come twice. */
export function listMissedOperation(deps: { database: Database; clock: Clock }) {
  const database = deps.database.kysely
  return handle(listMissed, async (context, { query }) => {
    const recipient = viewerOf(signedIn(context), deps.clock.now())
    const offset = await presentOffset(database)
    if (query.offset === undefined || !(await isOffsetOf(database, query.offset))) {
      const unread = await countUnread(database, recipient)
      return { notifications: [], complete: query.offset === undefined, unread, offset }
    }
    const where = sql`published_in >= ${query.offset}::xid8`
    const order = sql`published_date desc, uuid desc`
    const limit = maxMissed + 1
    const [rows, unread] = await Promise.all([
      findVisible(database, recipient, { where, newest: limit }, { order, limit, offset: 0 }),
      countUnread(database, recipient),
    ])
    const notifications = rows.slice(0, maxMissed).map(toNotificationView)
    return { notifications, complete: rows.length <= maxMissed, unread, offset }
  })
}
