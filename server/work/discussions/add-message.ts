import type { Message } from '@talentplace/contract/work/discussions/discussion.routes'
import type { Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { attachFiles } from '../../platform/files/attach-files.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { announceThread } from './announce-thread.ts'
import { excerptOf } from './excerpt.ts'

export type Thread = Selectable<Tables['discussions']>

/** Step: nobody else writes in the thread until the transaction ends; so its steps have one order. */
export async function lockThread(transaction: Transaction<Tables>, uuid: string): Promise<Thread> {
  const thread = await lockRow(transaction, 'discussions', uuid)
  if (!thread) throw notFound('There is no such discussion.')
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

/** Step: how far someone has seen a thread; never less than before. */
export async function markRead(
  transaction: Transaction<Tables>,
  { discussion_uuid, user_uuid, until, at }: { discussion_uuid: string; user_uuid: string; until: number; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into discussion_people as own (discussion_uuid, user_uuid, read_until, last_read_at)
    values (${discussion_uuid}, ${user_uuid}, ${until}, ${at})
    on conflict (discussion_uuid, user_uuid) do update set read_until = excluded.read_until, last_read_at = excluded.last_read_at
    where own.read_until < excluded.read_until`.execute(transaction)
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

/** Step: one more in a held thread: its place, the thread's last words, the sender's own mark, and every open page is told. */
export async function addMessage(transaction: Transaction<Tables>, thread: Thread, message: NewMessage): Promise<void> {
  const { uuid, sender_uuid, kind, body, files, at } = message
  const position = thread.steps + 1
  await transaction
    .updateTable('discussions')
    .set({
      steps: position,
      ...(kind === 'message' && {
        message_count: thread.message_count + 1,
        last_message_date: at,
        last_message_excerpt: excerptOf(body, files.length),
      }),
    })
    .where('uuid', '=', thread.uuid)
    .execute()
  await markRead(transaction, { discussion_uuid: thread.uuid, user_uuid: sender_uuid, until: position, at })
  await transaction
    .insertInto('messages')
    .values({
      uuid,
      discussion_uuid: thread.uuid,
      position,
      change: position,
      kind,
      sender_uuid,
      body,
      created_date: at,
    })
    .execute()
  await attach(transaction, message)
  await announceThread(transaction, thread.uuid, at)
}
