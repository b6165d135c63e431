import { listNotifications } from '@talentplace/contract/core/notifications/notification.routes'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import type { Clock } from '../../platform/clock/clock.ts'
import { cachedOfEach } from '../../platform/database/cached-of-each.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Listener } from '../../platform/database/listener.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { prepared, type PreparedReply } from '../../platform/http/prepared-reply.ts'
import { findNotifications } from './find-notifications.ts'

/** A5.3: newest first; the drawer shows three. Every page asks for them, so each person's are read once until something of them changes. */
export function listNotificationsOperation(deps: { database: Database; listener: Listener; clock: Clock }) {
  const { database, listener, clock } = deps
  const lists = cachedOfEach<PreparedReply>(database.kysely, listener, 'notifications_changed')
  return handle(listNotifications, (context, { query }) => {
    const session = signedIn(context)
    const requested = JSON.stringify([session.permissions, query, currentLanguage()])
    return lists.get(session.user_uuid, requested, clock.now().getTime(), async () => {
      const { found, firstEnd } = await findNotifications(deps, session, query)
      return { value: prepared(JSON.stringify(listNotifications.reply.parse(found))), until: firstEnd }
    })
  })
}
