import { randomUUID } from 'node:crypto'
import { saveDiscussion } from '@talentplace/contract/work/discussions/discussion.routes'
import { discussionStates } from '@talentplace/contract/work/discussions/discussion.states'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { addMessage, lockThread } from './add-message.ts'
import { toThreadView } from './read-threads.ts'
import { requirePart, threadViewer } from './thread-viewer.ts'

/** Staff who take part close a thread, or open it again; a line says so. */
export function saveDiscussionOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(saveDiscussion, async (context, { params: { uuid }, body: { status } }) => {
    const viewer = threadViewer(signedIn(context), clock.now())
    const { user_uuid, now } = viewer
    await database.kysely.transaction().execute(async (transaction) => {
      await requirePart(transaction, viewer, uuid)
      const thread = await lockThread(transaction, uuid)
      if (thread.status === status) return
      await transaction
        .updateTable('discussions')
        .set({ status: discussionStates.step(thread.status, status, 'staff') })
        .where('uuid', '=', uuid)
        .execute()
      const kind = status === 'closed' ? 'closed' : 'opened'
      await addMessage(transaction, thread, {
        uuid: randomUUID(),
        sender_uuid: user_uuid,
        kind,
        body: '',
        files: [],
        at: now,
      })
    })
    return toThreadView(database.kysely, viewer, uuid)
  })
}
