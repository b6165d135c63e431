import type { Message } from '@talentplace/contract/work/discussions/discussion.routes'
import { sql, type Transaction } from 'kysely'
import { addMessage, type NewMessage, type Thread } from './add-message.ts'
import { readMessage } from './read-messages.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError, invalidField } from '../../platform/http/http-error.ts'
import { notifyOfMessage } from './notify-of-message.ts'
import { peopleOf } from './taking-part.ts'

/**
 * The message of this uuid, when it was written before: by the same person in the same thread it is the same one.
 * @throws HttpError 409 `uuid_taken` for anybody else's
 */
async function writtenBefore(
  transaction: Transaction<Tables>,
  thread: Thread,
  { uuid, sender_uuid }: NewMessage,
): Promise<Message | undefined> {
  const found = await transaction
    .selectFrom('messages')
    .select(['discussion_uuid', 'sender_uuid'])
    .where('uuid', '=', uuid)
    .executeTakeFirst()
  if (!found) return undefined
  if (found.discussion_uuid !== thread.uuid || found.sender_uuid !== sender_uuid) {
    throw new HttpError(409, 'uuid_taken', 'There is another message of this uuid. Nothing was sent.')
  }
  return readMessage(transaction, uuid)
}

async function subjectOf(transaction: Transaction<Tables>, thread: Thread): Promise<string> {
  if (thread.project_uuid === null) return thread.subject
  const { project_name } = await transaction
    .selectFrom('projects')
    .select('project_name')
    .where('uuid', '=', thread.project_uuid)
    .executeTakeFirstOrThrow()
  return project_name
}

/** Step: whether anybody but the client's own people takes part in a thread. */
async function someoneAnswers(
  transaction: Transaction<Tables>,
  { uuid }: { uuid: string },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select from (${peopleOf(sql`${uuid}::uuid`, now)}) person join users on users.uuid = person.uuid
    where users.client_uuid is null limit 1`.execute(transaction)
  return rows.length > 0
}

/** @throws HttpError 409 `closed` where staff closed it, or where a candidate has left and nobody would answer */
async function requireOpen(transaction: Transaction<Tables>, thread: Thread, at: Date): Promise<void> {
  const isQuestion = thread.kind === 'question'
  if (thread.status === 'closed') {
    const instead = isQuestion ? 'Write to our team about it.' : 'You can begin a new one.'
    throw new HttpError(409, 'closed', `This discussion is closed, so your message wasn’t sent. ${instead}`)
  }
  if (isQuestion && !(await someoneAnswers(transaction, thread, at))) {
    throw new HttpError(
      409,
      'closed',
      'This assistant has left, so your message wasn’t sent. Write to our team instead.',
    )
  }
}

/** Step: a message in a held thread, once however often it is sent, and everybody else hears of it. @throws HttpError 409 `closed` */
export async function writeMessage(
  transaction: Transaction<Tables>,
  thread: Thread,
  message: Omit<NewMessage, 'kind'>,
): Promise<Message> {
  const written = { ...message, kind: 'message' } as const
  const before = await writtenBefore(transaction, thread, written)
  if (before) return before
  await requireOpen(transaction, thread, message.at)
  if (message.body === '' && message.files.length === 0) throw invalidField('body', 'Required')
  await addMessage(transaction, thread, written)
  const view = await readMessage(transaction, message.uuid)
  if (!view) throw new Error('A message that was just written is there.')
  await notifyOfMessage(transaction, {
    ...message,
    uuid: thread.uuid,
    subject: await subjectOf(transaction, thread),
    sender: view.sender.name,
    files: message.files.length,
  })
  return view
}
