import { postMessage } from '@talentplace/contract/work/discussions/discussion.routes'
import { maxMessagesAnHour } from '@talentplace/contract/work/discussions/discussion-limits'
import { lockThread } from './add-message.ts'
import { requirePart, threadViewer } from './thread-viewer.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import type { Throttle } from '../../platform/throttle/throttle.ts'
import { writeMessage } from './write-message.ts'

const limit = { purpose: 'message', max: maxMessagesAnHour, windowSeconds: 3600 }

/** C4: a message, kept once however often it is sent; whoever else takes part hears of it. */
export function postMessageOperation(deps: { database: Database; clock: Clock; throttle: Throttle }) {
  const { database, clock, throttle } = deps
  return handle(postMessage, async (context, { params: { uuid }, body: message }) => {
    const viewer = threadViewer(signedIn(context), clock.now())
    await requirePart(database.kysely, viewer, uuid)
    await throttle.admit(limit, viewer.user_uuid)
    return database.kysely.transaction().execute(async (transaction) => {
      const thread = await lockThread(transaction, uuid)
      return writeMessage(transaction, thread, { ...message, sender_uuid: viewer.user_uuid, at: viewer.now })
    })
  })
}
