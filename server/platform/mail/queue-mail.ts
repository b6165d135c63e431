import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

export interface Mail {
  /** One address. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Writes a mail into the caller's transaction; it goes out once that has committed, and not otherwise. */
export async function queueMail(transaction: Kysely<Tables>, mail: Mail): Promise<void> {
  await transaction
    .insertInto('mail_outbox')
    .values({ recipient: mail.to, subject: mail.subject, text_body: mail.text, html_body: mail.html })
    .execute()
}
