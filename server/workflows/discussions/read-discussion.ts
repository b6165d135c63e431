import { readDiscussion } from '@talentplace/contract/discussions/discussion.routes'
import { sql } from 'kysely'
import { markRead } from '../../features/discussions/add-message.ts'
import { countUnread } from '../../features/discussions/read-threads.ts'
import { requirePart, threadReader } from '../../features/discussions/thread-reader.ts'
import { announceThread } from '../../features/discussions/announce-thread.ts'
import { readNotificationsAbout } from '../../features/notifications/read-notifications-about.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { linkOfThread } from './tell-of-message.ts'

/** How far someone has read: what told them of it is read too, so no email follows. */
export function readDiscussionOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(readDiscussion, async (context, { params: { uuid }, body }) => {
    const reader = threadReader(signedIn(context), clock.now())
    const { user_uuid, now } = reader
    await requirePart(database.kysely, reader, uuid)
    await database.kysely.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ steps: number }>`select steps from discussions where uuid = ${uuid}`.execute(
        transaction,
      )
      const until = Math.min(body.until, rows[0]?.steps ?? 0)
      const changed = await markRead(transaction, { discussion_uuid: uuid, user_uuid, until, at: now })
      await readNotificationsAbout(transaction, { user_uuid, entity_link: linkOfThread(uuid), at: now })
      if (changed) await announceThread(transaction, uuid, now)
    })
    return { unread: await countUnread(database.kysely, reader) }
  })
}
