import { readDiscussion } from '@talentplace/contract/work/discussions/discussion.routes'
import { lockThread, markRead } from './add-message.ts'
import { countUnread, hasUnread } from './read-threads.ts'
import { requirePart, threadViewer } from './thread-viewer.ts'
import { announceThread } from './announce-thread.ts'
import { readNotificationsAbout } from '../../core/notifications/read-notifications-about.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { linkOfThread } from './notify-of-message.ts'

/** How far someone has read: what told them of it is read too, so no email follows. */
export function readDiscussionOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(readDiscussion, async (context, { params: { uuid }, body }) => {
    const viewer = threadViewer(signedIn(context), clock.now())
    const { user_uuid, now } = viewer
    await requirePart(database.kysely, viewer, uuid)
    await database.kysely.transaction().execute(async (transaction) => {
      // Nobody writes meanwhile: what is unread is told of, and what was told of and read is told of no more.
      const { steps } = await lockThread(transaction, uuid)
      const until = Math.min(body.until, steps)
      const changed = await markRead(transaction, { discussion_uuid: uuid, user_uuid, until, at: now })
      if (!(await hasUnread(transaction, uuid, user_uuid))) {
        await readNotificationsAbout(transaction, { user_uuid, entity_link: linkOfThread(uuid), at: now })
      }
      if (changed) await announceThread(transaction, uuid, now)
    })
    return { unread: await countUnread(database.kysely, viewer) }
  })
}
