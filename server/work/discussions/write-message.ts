import * as ui from '@talentplace/contract/shared/messages/ui'
import * as t from '@talentplace/contract/work/messages/discussion-errors'
import type { Message } from '@talentplace/contract/work/discussions/discussion.routes'
import type { Transaction } from 'kysely'
import { addMessage, presentThread, type NewMessage, type Thread } from './add-message.ts'
import { readMessage } from './read-messages.ts'
import { lockingRows } from '../../platform/database/lock-rows.ts'
import { inOneTrip } from '../../platform/database/pipeline.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError, invalidField } from '../../platform/http/http-error.ts'
import { notifyOfMessage } from './notify-of-message.ts'
import { readBeforeMessage, type BeforeMessage } from './read-before-message.ts'

/** A message that is there. */
async function presentMessage(transaction: Transaction<Tables>, uuid: string): Promise<Message> {
  const view = await readMessage(transaction, uuid)
  if (!view) throw new Error('A message that was just written is there.')
  return view
}

/** By the same person in the same thread it is the same one. @throws HttpError 409 `uuid_taken` for anybody else's */
function requireOwn(written: NonNullable<BeforeMessage['written']>, thread: Thread, { sender_uuid }: NewMessage): void {
  if (written.discussion_uuid === thread.uuid && written.sender_uuid === sender_uuid) return
  throw new HttpError(409, 'uuid_taken', t.uuidTaken())
}

/** @throws HttpError 409 `closed` where staff closed it, or where a candidate has left and nobody would answer */
function requireOpen(thread: Thread, { people }: BeforeMessage): void {
  const isQuestion = thread.kind === 'question'
  if (thread.status === 'closed') {
    throw new HttpError(409, 'closed', isQuestion ? t.questionClosed() : t.isClosed())
  }
  if (isQuestion && !people.some(({ answers }) => answers)) {
    throw new HttpError(409, 'closed', t.assistantLeft())
  }
}

/** A message as it was just written, with no files. */
function toNewMessageView(
  { uuid, kind, body, at }: NewMessage,
  position: number,
  { user_uuid, name, role, avatar_id }: BeforeMessage,
): Message {
  return {
    uuid,
    position,
    change: position,
    kind,
    body,
    created_date: at.toISOString(),
    edited_date: null,
    deleted: false,
    sender: { user_uuid, name, role, avatar_id },
    files: [],
  }
}

/**
 * Step: a message in a thread, which nobody else writes in until the transaction ends; once however often it is sent, and everybody else
 * hears of it. @throws HttpError 404, 409 `closed`
 */
export async function writeMessage(
  transaction: Transaction<Tables>,
  discussion_uuid: string,
  message: Omit<NewMessage, 'kind'>,
): Promise<Message> {
  const written = { ...message, kind: 'message' } as const
  const [[locked], [before]] = await inOneTrip(
    transaction,
    lockingRows('discussions', [discussion_uuid]),
    readBeforeMessage(discussion_uuid, message),
  )
  const thread = presentThread(locked)
  if (!before) throw new Error('Whoever writes has an account.')
  if (before.written !== null) {
    requireOwn(before.written, thread, written)
    return presentMessage(transaction, message.uuid)
  }
  requireOpen(thread, before)
  if (message.body === '' && message.files.length === 0) throw invalidField('body', ui.required())
  const people = before.people.map(({ uuid }) => uuid)
  const position = await addMessage(transaction, thread, written, people)
  const others = before.people.filter(({ uuid, notified }) => notified && uuid !== message.sender_uuid)
  await notifyOfMessage(
    transaction,
    others.map(({ uuid }) => uuid),
    {
      ...message,
      uuid: thread.uuid,
      subject: before.project_name ?? thread.subject,
      sender: before.name,
      files: message.files.length,
    },
  )
  return message.files.length === 0
    ? toNewMessageView(written, position, before)
    : presentMessage(transaction, message.uuid)
}
