import { randomUUID } from 'node:crypto'
import { leaveDiscussion } from '@talentplace/contract/work/discussions/discussion.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { addMessage, lockThread } from './add-message.ts'
import { toThreadView } from './read-threads.ts'
import { requireThread, threadViewer } from './thread-viewer.ts'

/** Staff take part no longer, and a line says so; who takes no part leaves nothing. */
export function leaveDiscussionOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(leaveDiscussion, async (context, { params: { uuid } }) => {
    const viewer = threadViewer(signedIn(context), clock.now())
    const { user_uuid, now } = viewer
    await database.kysely.transaction().execute(async (transaction) => {
      await requireThread(transaction, viewer, uuid)
      const thread = await lockThread(transaction, uuid)
      const { numUpdatedRows } = await transaction
        .updateTable('discussion_people')
        .set({ joined_date: null })
        .where('discussion_uuid', '=', uuid)
        .where('user_uuid', '=', user_uuid)
        .where('joined_date', 'is not', null)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) return
      const line = { uuid: randomUUID(), sender_uuid: user_uuid, kind: 'left', body: '', files: [], at: now } as const
      await addMessage(transaction, thread, line)
    })
    return toThreadView(database.kysely, viewer, uuid)
  })
}
