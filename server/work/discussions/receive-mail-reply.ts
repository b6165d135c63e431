import { randomUUID } from 'node:crypto'
import { deserialize } from 'node:v8'
import { maxCreatedADay } from '@talentplace/contract/shared/creation-limits'
import { longestMessage, maxMessagesAnHour } from '@talentplace/contract/work/discussions/discussion-limits'
import { newMessage, switchedOn } from '@talentplace/contract/work/discussions/discussion.routes'
import { receiveMailReply } from '@talentplace/contract/work/discussions/mail-reply.routes'
import type { Permission } from '@talentplace/contract/shared/permission'
import type { Transaction } from 'kysely'
import { lockThread } from './add-message.ts'
import { requirePart } from './thread-viewer.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { FeatureFlagStore } from '../../platform/feature-flags/feature-flag-store.ts'
import { checkFlag } from '../../platform/http/authorize.ts'
import { bytesOf, handle } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { Sender } from '../../platform/mail/mail-layout.ts'
import { queueRequestedMail } from '../../platform/mail/queue-requested-mail.ts'
import type { Mail } from '../../platform/mail/queue-mail.ts'
import { createReplyAddresses, type ReplyAddresses, type ReplyBinding } from '../../platform/mail/reply-addresses.ts'
import { makeInWorker } from '../../platform/workers/workers.ts'
import { writeMessage } from './write-message.ts'
import { storeMailedFiles, type FileDeps, type StoredFiles } from './replies/store-mailed-files.ts'
import { readMailJob } from './replies/inbound-mail-renderer.ts'
import type { InboundMail } from './replies/read-mail.ts'
import { replyMails } from './replies/reply-mails.ts'

export interface ReplyDeps extends FileDeps {
  readonly featureFlags: FeatureFlagStore
  readonly configuration: Sender & {
    /** Null: no mail comes in. */
    readonly inboundMail: { readonly domain: string; readonly secret: string } | null
  }
}

interface Writer {
  readonly email: string
  readonly full_name: string
  readonly permissions: Permission[]
}

interface Reply {
  readonly mail: InboundMail
  readonly binding: ReplyBinding
  readonly writer: Writer
  readonly at: Date
}

const hourly = { purpose: 'message', max: maxMessagesAnHour, windowSeconds: 3600 }
/** What messages from pages are counted by, too. */
const daily = {
  purpose: 'created a day: messages and comments',
  max: maxCreatedADay['messages and comments'],
  windowSeconds: 86_400,
}

/** Refusals that the discussion's own page gives too. */
const endsReplies: ReadonlySet<string> = new Set(['not_found', 'closed', 'feature_off'])

/** Whose answer it is, by the first address of ours that it is to; null: by none. */
async function bindingOf({ database }: ReplyDeps, addresses: ReplyAddresses, candidates: readonly string[]) {
  for (const address of candidates) {
    const binding = await addresses.bindingOf(database.kysely, address)
    if (binding !== null) return binding
  }
  return null
}

/**
 * Permission comes first: whoever lost the account, the thread or the feature reads nothing of it here. An answer is believed only from
 * the address that the mail was sent to. @throws HttpError with the reason as people read it
 */
async function requireWriter(deps: ReplyDeps, { mail, binding, writer, at }: Reply): Promise<void> {
  const missingMessage = new HttpError(404, 'not_found', 'You don’t take part in it any more.')
  const { user_uuid, discussion_uuid } = binding
  checkFlag({ flag: switchedOn }, await deps.featureFlags.latest(), writer)
  const viewer = { user_uuid, looks: false, joins: false, now: at }
  await requirePart(deps.database.kysely, viewer, discussion_uuid).catch((error: unknown) => {
    throw error instanceof HttpError ? missingMessage : error
  })
  if (!mail.isReadable) throw new HttpError(400, 'invalid', 'Your mail program sent it in a form that we can’t read.')
  if (mail.from === writer.email.toLowerCase()) return
  throw new HttpError(403, 'forbidden', `It came from another address than ${writer.email}, which you have with us.`)
}

/** @throws HttpError with the reason as people read it */
function bodyOf({ mail }: Reply, { uuids }: StoredFiles): string {
  const parsed = newMessage.shape.body.safeParse(mail.text)
  if (!parsed.success) {
    throw new HttpError(400, 'invalid', `A message has at most ${longestMessage.toLocaleString('en-CA')} characters.`)
  }
  if (parsed.data === '' && uuids.length === 0) throw new HttpError(400, 'invalid', 'We found no text of yours in it.')
  return parsed.data
}

/** Step: marks the mail as answered; false: it was before, by this process or another. */
async function noteOnce(
  transaction: Transaction<Tables>,
  { mail, binding, at }: Reply,
  outcome: 'added' | 'refused',
): Promise<boolean> {
  const noted = await transaction
    .insertInto('inbound_mails')
    .values({ ...binding, message_id_hash: mail.hash, outcome, received_date: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('outcome')
    .executeTakeFirst()
  return noted !== undefined
}

async function add(deps: ReplyDeps, reply: Reply, files: StoredFiles): Promise<void> {
  const { binding, at } = reply
  const { user_uuid: sender_uuid, discussion_uuid } = binding
  const body = bodyOf(reply, files)
  for (const limit of [hourly, daily]) await deps.throttle.admit(limit, sender_uuid)
  await deps.database.kysely.transaction().execute(async (transaction) => {
    await lockThread(transaction, discussion_uuid)
    if (!(await noteOnce(transaction, reply, 'added'))) return
    await writeMessage(transaction, discussion_uuid, { uuid: randomUUID(), sender_uuid, body, files: files.uuids, at })
  })
}

/** To whom the address belongs, as often as an hour has room for: what comes in can be sent by anybody. */
async function answer(deps: ReplyDeps, { at }: Reply, mail: Mail): Promise<void> {
  try {
    await deps.database.kysely.transaction().execute((transaction) => queueRequestedMail(transaction, mail, at))
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
  }
}

async function outcomeBefore({ database }: ReplyDeps, { mail, binding }: Reply) {
  return database.kysely
    .selectFrom('inbound_mails')
    .select('outcome')
    .where('user_uuid', '=', binding.user_uuid)
    .where('discussion_uuid', '=', binding.discussion_uuid)
    .where('message_id_hash', '=', mail.hash)
    .executeTakeFirst()
}

/** C4: an answer by mail is a message of its thread, once, or its sender hears why it isn't. */
export function receiveMailReplyOperation(deps: ReplyDeps) {
  const { database, clock, configuration } = deps
  const { inboundMail } = configuration
  const addresses = createReplyAddresses({ database, domain: inboundMail?.domain ?? null })
  const mails = replyMails(configuration)

  async function take(reply: Reply): Promise<'added' | 'refused'> {
    const { mail, binding, writer } = reply
    const { discussion_uuid } = binding
    const answered = { to: writer, discussion_uuid, messageId: mail.messageId }
    let files: StoredFiles = { uuids: [], rejected: [] }
    try {
      await requireWriter(deps, reply)
      files = await storeMailedFiles(deps, mail.files, binding.user_uuid)
      await add(deps, reply, files)
    } catch (error) {
      // What may go well later is the mail server's to try again.
      if (!(error instanceof HttpError) || error.status >= 500) throw error
      const httpError = { reason: error.message, canReplyThere: !endsReplies.has(error.code) }
      const isFirst = await database.kysely
        .transaction()
        .execute((transaction) => noteOnce(transaction, reply, 'refused'))
      if (isFirst) await answer(deps, reply, mails.rejected(answered, httpError, files))
      return 'refused'
    }
    if (files.rejected.length > 0) await answer(deps, reply, mails.filesRejected(answered, files))
    return 'added'
  }

  const bound = handle(receiveMailReply, async (context, { query }) => {
    const read = await makeInWorker(readMailJob, [bytesOf(context)], { person: 'inbound mail' })
    const mail = deserialize(read) as InboundMail
    if (mail.isAutomatic) return { outcome: 'ignored' as const }
    const candidates = query.recipient === undefined ? mail.recipients : [query.recipient]
    const binding = await bindingOf(deps, addresses, candidates)
    const writer = binding && (await writerOf(deps, binding))
    if (!binding || !writer) return { outcome: 'ignored' as const }
    const reply = { mail, binding, writer, at: clock.now() }
    const before = await outcomeBefore(deps, reply)
    return { outcome: before?.outcome ?? (await take(reply)) }
  })
  return { ...bound, secret: inboundMail?.secret ?? null }
}

/** Nobody whose account is closed. */
async function writerOf({ database }: ReplyDeps, { user_uuid }: ReplyBinding): Promise<Writer | undefined> {
  return database.kysely
    .selectFrom('users')
    .select(({ ref }) => ['email', 'full_name', ref('permissions').$castTo<Permission[]>().as('permissions')])
    .where('uuid', '=', user_uuid)
    .where('deleted_date', 'is', null)
    .executeTakeFirst()
}
