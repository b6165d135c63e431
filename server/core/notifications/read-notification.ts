import { randomInt } from 'node:crypto'
import { readNotification } from '@talentplace/contract/core/notifications/notification.routes'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import { evictAfterCommit } from '../../platform/database/cached-of-each.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { announce } from '../../platform/realtime/announce.ts'
import { viewerOf, type Viewer } from './viewer.ts'
import { countUnread, findOneVisible } from './visible-notifications.ts'

/** Readers of one notification count themselves in so many places, so as not to wait for each other. */
const deps = 32

async function readOwn(
  transaction: Transaction<Tables>,
  recipient: Viewer,
  which: RawBuilder<unknown>,
): Promise<number> {
  const { numAffectedRows } = await sql`update notifications set read_at = ${recipient.now}
    where user_uuid = ${recipient.user_uuid} and published_date is not null and withdrawn_date is null and read_at is null
      and (${which})`.execute(transaction)
  return Number(numAffectedRows ?? 0)
}

/** Always in the order of their uuids: two who read all at once never wait for each other in a circle. */
async function readOfMany(
  transaction: Transaction<Tables>,
  recipient: Viewer,
  which: RawBuilder<unknown>,
): Promise<number> {
  const { rows } = await sql`with fresh as (
      insert into notification_reads (user_uuid, notification_uuid, read_at)
      select ${recipient.user_uuid}, uuid, ${recipient.now} from notifications
      where user_uuid is null and published_date is not null and withdrawn_date is null and ends > ${recipient.now}
        and (role is null or role = any (${recipient.roles})) and (${which})
      order by uuid
      on conflict do nothing returning notification_uuid
    )
    insert into notification_read_counts (notification_uuid, part, readers)
    select notification_uuid, ${randomInt(deps)}, 1 from fresh order by notification_uuid
    on conflict (notification_uuid, part) do update set readers = notification_read_counts.readers + 1
    returning notification_uuid`.execute(transaction)
  return rows.length
}

/** A5.3: one, or all of them; the person's other open pages are told. */
export function readNotificationOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(readNotification, async (context, { body }) => {
    const recipient = viewerOf(signedIn(context), clock.now())
    return database.kysely.transaction().execute(async (transaction) => {
      const uuid = 'uuid' in body ? body.uuid : undefined
      const found = uuid === undefined ? undefined : await findOneVisible(transaction, recipient, uuid)
      if (uuid !== undefined && !found) throw notFound()
      const which = uuid === undefined ? sql`true` : sql`uuid = ${uuid}`
      const changed =
        (found?.is_own === false ? 0 : await readOwn(transaction, recipient, which)) +
        (found?.is_own === true ? 0 : await readOfMany(transaction, recipient, which))
      if (changed > 0) {
        evictAfterCommit(transaction, 'notifications_changed', [recipient.user_uuid])
        await announce(transaction, {
          to: { users: [recipient.user_uuid] },
          event: 'notifications_update',
          data: uuid === undefined ? undefined : { uuid },
        })
      }
      return { unread: await countUnread(transaction, recipient) }
    })
  })
}
