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
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  const attachments = (mail.attachments ?? []).map((each, at) => ({ mail_uuid, position: at + 1, ...each }))
  if (attachments.length > 0) await transaction.insertInto('mail_attachments').values(attachments).execute()
}
