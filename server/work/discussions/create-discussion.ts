import * as t from '@talentplace/contract/work/messages/discussion-errors'
import * as d from '@talentplace/contract/work/messages/discussions'
import { createDiscussion } from '@talentplace/contract/work/discussions/discussion.routes'
import { maxThreadsAnHour } from '@talentplace/contract/work/discussions/discussion-limits'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import type { Transaction } from 'kysely'
import { toThreadView } from './read-threads.ts'
import { requirePart, threadViewer } from './thread-viewer.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError, invalidField } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { staffWith } from '../../platform/sessions/staff-with.ts'
import type { Throttle } from '../../platform/throttle/throttle.ts'
import { writeMessage } from './write-message.ts'

const limit = { purpose: 'discussion', max: maxThreadsAnHour, windowSeconds: 3600 }
const outsiders = ['client', 'askbetty_client', 'virtualassistant'] as const

/** `direct` by staff who may take part in any discussion, `support` by clients and assistants. @throws HttpError 403 for other staff */
function kindFor({ permissions, user_uuid }: Session, participants: readonly string[]): 'direct' | 'support' {
  if (hasPermission(permissions, 'admin_discussion.edit')) {
    if (participants.every((each) => each === user_uuid)) throw invalidField('participants', d.choosePeople())
    return 'direct'
  }
  if (!outsiders.some((each) => hasPermission(permissions, each)) || participants.length > 0) {
    throw new HttpError(403, 'forbidden', 'Your account does not have the permission for this.')
  }
  return 'support'
}

/** @throws HttpError 400 for someone who has no account */
async function requirePeople(transaction: Transaction<Tables>, uuids: readonly string[]): Promise<void> {
  if (uuids.length === 0) return
  const found = await transaction
    .selectFrom('users')
    .select('uuid')
    .where('uuid', 'in', uuids)
    .where('deleted_date', 'is', null)
    .execute()
  if (found.length < new Set(uuids).size) throw invalidField('participants', t.accountClosed())
}

/** C4: a thread with our team, or of our team with people; the same uuid again is the same thread. */
export function createDiscussionOperation(deps: { database: Database; clock: Clock; throttle: Throttle }) {
  const { database, clock, throttle } = deps
  return handle(createDiscussion, async (context, { body }) => {
    const session = signedIn(context)
    const viewer = threadViewer(session, clock.now())
    const { user_uuid, now } = viewer
    const { uuid, subject, message } = body
    const kind = kindFor(session, body.participants)
    await throttle.admit(limit, user_uuid)
    await database.kysely.transaction().execute(async (transaction) => {
      const people = kind === 'direct' ? body.participants : await staffWith(transaction, 'admin_discussion.view')
      await requirePeople(transaction, body.participants)
      const added = await transaction
        .insertInto('discussions')
        .values({ uuid, kind, subject, opened_by: user_uuid, created_date: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('uuid')
        .executeTakeFirst()
      if (added) {
        await transaction
          .insertInto('discussion_people')
          .values(
            [...new Set([user_uuid, ...people])].map((each) => ({
              discussion_uuid: uuid,
              user_uuid: each,
              joined_date: now,
            })),
          )
          .execute()
      }
      await requirePart(transaction, viewer, uuid)
      await writeMessage(transaction, uuid, { ...message, sender_uuid: user_uuid, at: now })
    })
    return toThreadView(database.kysely, viewer, uuid)
  })
}
