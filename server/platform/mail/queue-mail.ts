import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'

export interface Attachment {
  readonly file_name: string
  readonly media_type: string
  readonly content: Buffer
}

export interface Mail {
  /** One address. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments?: readonly Attachment[]
  /** Where a mail program ends mails that nobody has to get (RFC 8058); none: everybody concerned gets this one. */
  readonly unsubscribe?: string | null
  /** What it is about (`invoice:{uuid}`): mail programs show all mails about the same as one conversation. */
  readonly thread?: string | null
  /** Where an answer goes; none: to the address of the configuration. */
  readonly replyTo?: string | null
  /** The Message-ID of the mail that this one answers automatically. */
  readonly answers?: string | null
}

/** Writes a mail into the caller's transaction; it goes out once that has committed, and not otherwise. */
export async function queueMail(transaction: Transaction<Tables>, mail: Mail): Promise<void> {
  const { uuid: mail_uuid } = await transaction
    .insertInto('mail_outbox')
    .values({
      recipient: mail.to,
      subject: mail.subject,
      text_body: mail.text,
      html_body: mail.html,
      unsubscribe_url: mail.unsubscribe ?? null,
      thread: mail.thread ?? null,
      reply_to: mail.replyTo ?? null,
      answers: mail.answers ?? null,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  const attachments = (mail.attachments ?? []).map((each, at) => ({ mail_uuid, position: at + 1, ...each }))
  if (attachments.length > 0) await transaction.insertInto('mail_attachments').values(attachments).execute()
}
