import { getDiscussion } from '@talentplace/contract/work/discussions/discussion.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { toThreadView } from './read-threads.ts'
import { threadViewer } from './thread-viewer.ts'

/** A thread and who takes part; nothing of what is said in it to staff who don't. */
export function getDiscussionOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(getDiscussion, (context, { params: { uuid } }) =>
    toThreadView(database.kysely, threadViewer(signedIn(context), clock.now()), uuid),
  )
}
