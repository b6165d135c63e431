import * as t from '@talentplace/contract/work/messages/discussion-errors'
import { changeableFor } from '@talentplace/contract/work/discussions/discussion-limits'
import type { Message } from '@talentplace/contract/work/discussions/discussion.routes'
import { sql, type Selectable, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import { lockThread, type Thread } from './add-message.ts'
import { announceThread } from './announce-thread.ts'
import { excerptOf } from './excerpt.ts'
import { readMessage } from './read-messages.ts'
import { requirePart, type ThreadViewer } from './thread-viewer.ts'

type Row = Selectable<Tables['messages']>
type Change = (
  transaction: Transaction<Tables>,
  message: Row,
) => Promise<{ body: string; edited_date?: Date; deleted_date?: Date }>

function requireOwn(message: Row | undefined, { user_uuid, now }: ThreadViewer): Row {
  if (message?.sender_uuid !== user_uuid || message.kind !== 'message' || message.deleted_date !== null) {
    throw notFound(t.noSuchMessage())
  }
  if (now.getTime() - message.created_date.getTime() >= changeableFor) {
    throw new HttpError(409, 'too_late', t.tooLate())
  }
  return message
}

/** The thread's last words, when they were those that changed. */
async function retellLast(transaction: Transaction<Tables>, thread: Thread): Promise<void> {
  const { rows } = await sql<{ body: string; files: number }>`
    select body, (select count(*)::int from message_files where message_uuid = messages.uuid) as files from messages
    where discussion_uuid = ${thread.uuid} and kind = 'message' and deleted_date is null order by position desc limit 1
  `.execute(transaction)
  const [last] = rows
  await transaction
    .updateTable('discussions')
    .set({ last_message_excerpt: last ? excerptOf(last.body, last.files) : null, steps: thread.steps + 1 })
    .where('uuid', '=', thread.uuid)
    .execute()
}

/** One's own message, within its 15 minutes, becomes another one; what it was isn't kept. @throws HttpError 404, 409 `too_late` */
export async function changeMessage(
  database: Database,
  viewer: ThreadViewer,
  { uuid, message_uuid }: { uuid: string; message_uuid: string },
  change: Change,
): Promise<Message> {
  await requirePart(database.kysely, viewer, uuid)
  return database.kysely.transaction().execute(async (transaction) => {
    const thread = await lockThread(transaction, uuid)
    const row = await lockRow(transaction, 'messages', message_uuid)
    const message = requireOwn(row?.discussion_uuid === uuid ? row : undefined, viewer)
    const changed = await change(transaction, message)
    await transaction
      .updateTable('messages')
      .set({ ...changed, change: thread.steps + 1 })
      .where('uuid', '=', message_uuid)
      .execute()
    await retellLast(transaction, thread)
    await announceThread(transaction, uuid, viewer.now)
    const view = await readMessage(transaction, message_uuid)
    if (!view) throw notFound()
    return view
  })
}
