import { createHash } from 'node:crypto'
import type { Mail } from './queue-mail.ts'

/** The Message-ID that all mails about one thing refer to. No mail has it: each of them can be the first that someone gets. */
export function rootMessageId(thread: string, domain: string): string {
  return `<thread.${createHash('sha256').update(thread).digest('hex').slice(0, 32)}@${domain}>`
}

/** What makes a mail part of a conversation (RFC 5322, 3.6.4), as nodemailer takes it; nothing for a mail that stands alone. */
export function conversationHeaders(
  { thread = null, answers = null }: Pick<Mail, 'thread' | 'answers'>,
  domain: string,
): { inReplyTo?: string; references?: string[] } {
  const root = thread === null ? [] : [rootMessageId(thread, domain)]
  const references = [...root, ...(answers === null ? [] : [answers])]
  const inReplyTo = references.at(-1)
  return inReplyTo === undefined ? {} : { inReplyTo, references }
}
