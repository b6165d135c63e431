import { unsubscribe } from '@talentplace/contract/accounts/preferences/preferences.routes'
import { notificationTypes } from '@talentplace/contract/core/notifications/notification-types'
import { sql } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { evictAfterCommit } from '../../platform/database/cached-of-each.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import type { UnsubscribeLinks } from '../../platform/mail/unsubscribe-links.ts'

/** What was mailed stands in the product; what was off stays off. */
function withoutMails(chosen: Readonly<Record<string, unknown>>): Record<string, string> {
  const mailed = notificationTypes.filter(({ name, usual }) =>
    ['email', 'digest'].includes(String(chosen[name] ?? usual)),
  )
  return Object.fromEntries(mailed.map(({ name }) => [name, 'in_app']))
}

/** Ends someone's emails about notifications, whoever holds the link: it was mailed to them. */
export function unsubscribeOperation(deps: { database: Database; clock: Clock; unsubscribeLinks: UnsubscribeLinks }) {
  const { database, clock, unsubscribeLinks } = deps
  return handle(unsubscribe, async (_context, { query: { token } }) => {
    const userUuid = await unsubscribeLinks.personOf(token)
    if (userUuid === null) throw notFound()
    await database.kysely.transaction().execute(async (transaction) => {
      const person = await transaction
        .selectFrom('users')
        .leftJoin('user_preferences', 'user_preferences.user_uuid', 'users.uuid')
        .select('notifications')
        .where('users.uuid', '=', userUuid)
        .where('deleted_date', 'is', null)
        .executeTakeFirst()
      if (!person) throw notFound()
      const changed = withoutMails((person.notifications ?? {}) as Record<string, unknown>)
      if (Object.keys(changed).length === 0) return
      await transaction
        .insertInto('user_preferences')
        .values({ user_uuid: userUuid, notifications: JSON.stringify(changed) })
        .onConflict((conflict) =>
          conflict
            .column('user_uuid')
            .doUpdateSet({ notifications: sql`user_preferences.notifications || excluded.notifications` }),
        )
        .execute()
      evictAfterCommit(transaction, 'notifications_changed', [userUuid])
      await recordAudit(transaction, {
        at: clock.now(),
        actor_uuid: userUuid,
        action: 'preferences.unsubscribed',
        entity: `user:${userUuid}`,
      })
    })
    return {}
  })
}
