import * as t from '@talentplace/contract/work/messages/discussion-errors'
import type { Message } from '@talentplace/contract/work/discussions/discussion.routes'
import { sql, type RawBuilder, type Selectable, type Transaction } from 'kysely'
import { lockRow } from '../../platform/database/lock-rows.ts'
import { sendAhead } from '../../platform/database/pipeline.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { attachFiles } from '../../platform/files/attach-files.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { announceThread } from './announce-thread.ts'
import { excerptOf } from './excerpt.ts'

export type Thread = Selectable<Tables['discussions']>

/** Step: nobody else writes in the thread until the transaction ends; so its steps have one order. */
export async function lockThread(transaction: Transaction<Tables>, uuid: string): Promise<Thread> {
  return presentThread(await lockRow(transaction, 'discussions', uuid))
}

/** @throws HttpError 404 for a thread that isn't there */
export function presentThread(thread: Thread | undefined): Thread {
  if (!thread) throw notFound(t.noDiscussion())
  return thread
}

export interface NewMessage {
  readonly uuid: string
  readonly sender_uuid: string
  readonly kind: Message['kind']
  readonly body: string
  readonly files: readonly string[]
  readonly at: Date
}

interface ReadMark {
  readonly discussion_uuid: string
  readonly user_uuid: string
  readonly until: number
  readonly at: Date
}

function readMark({ discussion_uuid, user_uuid, until, at }: ReadMark): RawBuilder<unknown> {
  return sql`
    insert into discussion_people as own (discussion_uuid, user_uuid, read_until, last_read_at)
    values (${discussion_uuid}, ${user_uuid}, ${until}, ${at})
    on conflict (discussion_uuid, user_uuid) do update set read_until = excluded.read_until, last_read_at = excluded.last_read_at
    where own.read_until < excluded.read_until`
}

/** Step: how far someone has seen a thread; never less than before. */
export async function markRead(transaction: Transaction<Tables>, mark: ReadMark): Promise<boolean> {
  const { numAffectedRows } = await readMark(mark).execute(transaction)
  return Number(numAffectedRows ?? 0) > 0
}

async function attach(transaction: Transaction<Tables>, message: NewMessage): Promise<void> {
  const { files, sender_uuid, at } = message
  if (files.length === 0) return
  await attachFiles(transaction, { uuids: files, user_uuid: sender_uuid, field: 'files', at })
  await transaction
    .insertInto('message_files')
    .values(files.map((file_uuid, index) => ({ message_uuid: message.uuid, file_uuid, position: index + 1 })))
    .execute()
}

/**
 * Step: one more in a held thread: its place, the thread's last words, the sender's own mark, and every open page is told.
 * @param people who takes part, where that is known @returns its place
 */
export async function addMessage(
  transaction: Transaction<Tables>,
  thread: Thread,
  message: NewMessage,
  people?: readonly string[],
): Promise<number> {
  const { uuid, sender_uuid, kind, body, files, at } = message
  const position = thread.steps + 1
  await sendAhead(
    transaction,
    transaction
      .updateTable('discussions')
      .set({
        steps: position,
        ...(kind === 'message' && {
          message_count: thread.message_count + 1,
          last_message_date: at,
          last_message_excerpt: excerptOf(body, files.length),
        }),
      })
      .where('uuid', '=', thread.uuid),
  )
  await sendAhead(transaction, readMark({ discussion_uuid: thread.uuid, user_uuid: sender_uuid, until: position, at }))
  await sendAhead(
    transaction,
    transaction.insertInto('messages').values({
      uuid,
      discussion_uuid: thread.uuid,
      position,
      change: position,
      kind,
      sender_uuid,
      body,
      created_date: at,
    }),
  )
  await attach(transaction, message)
  await announceThread(transaction, thread.uuid, at, people)
  return position
}
