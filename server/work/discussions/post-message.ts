import { postMessage } from '@talentplace/contract/work/discussions/discussion.routes'
import { maxMessagesAnHour } from '@talentplace/contract/work/discussions/discussion-limits'
import { sql } from 'kysely'
import { assertTakesPart, partIn, threadViewer } from './thread-viewer.ts'
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
    const subject = viewer.user_uuid
    const counted = { limit, subject, found: partIn(viewer, uuid), where: sql<boolean>`takes_part` }
    assertTakesPart(viewer, await throttle.admitWhere(counted))
    return database.kysely
      .transaction()
      .execute((transaction) => writeMessage(transaction, uuid, { ...message, sender_uuid: subject, at: viewer.now }))
  })
}
