import { muteDiscussion } from '@talentplace/contract/work/discussions/discussion.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { requirePart, threadViewer } from './thread-viewer.ts'

/** One's own choice; nobody else sees it. */
export function muteDiscussionOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(muteDiscussion, async (context, { params: { uuid }, body: { muted } }) => {
    const viewer = threadViewer(signedIn(context), clock.now())
    await requirePart(database.kysely, viewer, uuid)
    await database.kysely
      .insertInto('discussion_people')
      .values({ discussion_uuid: uuid, user_uuid: viewer.user_uuid, muted })
      .onConflict((conflict) => conflict.columns(['discussion_uuid', 'user_uuid']).doUpdateSet({ muted }))
      .execute()
    return { muted }
  })
}
