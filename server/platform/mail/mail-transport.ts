import { createTransport } from 'nodemailer'
import { conversationHeaders } from './conversation-headers.ts'
import type { Attachment, Mail } from './queue-mail.ts'

/** The way mail leaves us. */
export interface MailTransport {
  /** What has left is ours no longer: a code in it shouldn't lie about. */
  readonly keepsBodies: boolean
  /** @param id the same for every attempt of one mail, so that a mail server can tell them from two mails. */
  deliver(id: string, mail: Mail): Promise<void>
  /** Settles when the mail server answers and lets us in. */
  check(): Promise<void>
  close(): void
}

/** The embedded default: mail stays in the database, where /dev/mail shows it. */
export const storedMail: MailTransport = {
  keepsBodies: true,
  deliver: () => Promise.resolve(),
  check: () => Promise.resolve(),
  close: () => undefined,
}

const patience = { connectionTimeout: 3_000, greetingTimeout: 3_000, socketTimeout: 20_000, dnsTimeout: 3_000 }

/**
 * Files go along as they are; an entry for a calendar also as the mail's other form, which is how mail programs offer to
 * enter, move or remove it.
 */
function calendarParts(files: readonly Attachment[]) {
  const entry = files.find(({ media_type }) => media_type.startsWith('text/calendar'))
  const method = /;\s*method=(\w+)/.exec(entry?.media_type ?? '')?.[1]
  return {
    attachments: files
      .filter((file) => file !== entry)
      .map(({ file_name: filename, media_type: contentType, content }) => ({ filename, contentType, content })),
    ...(entry && {
      icalEvent: { filename: entry.file_name, content: entry.content, ...(method !== undefined && { method }) },
    }),
  }
}

/**
 * Mail through an SMTP server, `smtp://user:password@host:587` or `smtps://…`.
 * @param from name and address; `replyTo`: the mailbox that someone reads, for answers to mails that name no other
 */
export function smtpTransport(url: string, from: { name: string; address: string; replyTo: string }): MailTransport {
  const transport = createTransport({ url, pool: true, maxConnections: 2, disableFileAccess: true, ...patience })
  const domain = from.address.slice(from.address.indexOf('@') + 1)
  return {
    keepsBodies: false,
    async deliver(id, { to, subject, text, html, attachments = [], unsubscribe = null, ...mail }) {
      await transport.sendMail({
        from: { name: from.name, address: from.address },
        replyTo: mail.replyTo ?? from.replyTo,
        to: { name: '', address: to },
        subject,
        text,
        html,
        ...calendarParts(attachments),
        messageId: `<${id}@${domain}>`,
        ...conversationHeaders(mail, domain),
        headers: {
          'Auto-Submitted': mail.answers ? 'auto-replied' : 'auto-generated',
          ...(unsubscribe !== null && {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      })
    },
    async check() {
      await transport.verify()
    },
    close: () => transport.close(),
  }
}

/** True when the mail server wasn't reached or fell silent, whatever mail it was given. */
export function isMailServerAway(error: unknown): boolean {
  const { code, command } = error as { code?: string; command?: string }
  return command === 'CONN' || code === 'EDNS' || code === 'ETIMEDOUT'
}

/** True when trying again can't help: the mail server has refused this address or this very message for good. */
export function isRejectedForGood(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode === undefined || responseCode >= 500)
}
