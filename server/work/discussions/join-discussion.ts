import { randomUUID } from 'node:crypto'
import { joinDiscussion } from '@talentplace/contract/work/discussions/discussion.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { addMessage, lockThread } from './add-message.ts'
import { toThreadView } from './read-threads.ts'
import { requireThread, threadViewer } from './thread-viewer.ts'

/** C4: staff take part from now on, and a line says so to everybody; doing it twice changes nothing. */
export function joinDiscussionOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(joinDiscussion, async (context, { params: { uuid } }) => {
    const viewer = threadViewer(signedIn(context), clock.now())
    const { user_uuid, now } = viewer
    await database.kysely.transaction().execute(async (transaction) => {
      await requireThread(transaction, viewer, uuid)
      const thread = await lockThread(transaction, uuid)
      if ((await requireThread(transaction, viewer, uuid)).takes_part) return
      await transaction
        .insertInto('discussion_people')
        .values({ discussion_uuid: uuid, user_uuid, joined_date: now, read_until: thread.steps })
        .onConflict((conflict) => conflict.columns(['discussion_uuid', 'user_uuid']).doUpdateSet({ joined_date: now }))
        .execute()
      const line = { uuid: randomUUID(), sender_uuid: user_uuid, kind: 'joined', body: '', files: [], at: now } as const
      await addMessage(transaction, thread, line)
      const entity = `discussion:${uuid}` as const
      await recordAudit(transaction, { at: now, actor_uuid: user_uuid, action: 'discussion.joined', entity })
    })
    return toThreadView(database.kysely, viewer, uuid)
  })
}
