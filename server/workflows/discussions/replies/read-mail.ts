import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { serialize } from 'node:v8'
import EmailReplyParser from 'email-reply-parser'
import { simpleParser, type AddressObject, type Attachment, type ParsedMail } from 'mailparser'

export interface MailedFile {
  readonly name: string
  readonly bytes: Buffer
}

/** A mail that came in, as far as an answer needs it. */
export interface InboundMail {
  /** As it was sent, with its angle brackets; null: it has none. */
  readonly messageId: string | null
  /** SHA-256 of that, or of the whole mail. */
  readonly hash: Buffer
  /** Small; null: it names nobody, or several. */
  readonly from: string | null
  /** Whom it names, in any of its headers. */
  readonly recipients: readonly string[]
  /** A holiday message, a list, a bounce: nobody wrote it to us, and none is ever answered. */
  readonly isAutomatic: boolean
  /** What was written anew, without what it quotes and without a signature. */
  readonly text: string
  readonly files: readonly MailedFile[]
}

/** Longer ones aren't turned into text: nobody types that, and a page may be made to take for ever. */
const longestHtml = 1024 * 1024
/** What is looked through for quotes; a message has 5,000 characters at most. */
const longestText = 50_000
/** Other work goes on between two parts. */
const partBytes = 64 * 1024

/** Parts that mail programs add for each other. */
const signatures = new Set([
  'application/pkcs7-signature',
  'application/x-pkcs7-signature',
  'application/pgp-signature',
])

const replies = new EmailReplyParser()

function* partsOf(raw: Buffer): Generator<Buffer> {
  for (let at = 0; at < raw.length; at += partBytes) yield raw.subarray(at, at + partBytes)
}

const addressesOf = (header: AddressObject | AddressObject[] | undefined) =>
  [header ?? []]
    .flat()
    .flatMap(({ value }) => value)
    .flatMap(({ address }) => (address ? [address] : []))

/** What stands in each header of a name, as it was sent. */
const headersOf = ({ headerLines }: ParsedMail, name: string) =>
  headerLines
    .filter(({ key }) => key === name)
    .map(({ line }) =>
      line
        .slice(line.indexOf(':') + 1)
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )

function isAutomatic(mail: ParsedMail): boolean {
  const has = (name: string, value: RegExp) => headersOf(mail, name).some((text) => value.test(text))
  return (
    has('auto-submitted', /^(?!no\b)/i) ||
    has('precedence', /^(bulk|junk|list|auto_reply)$/i) ||
    has('content-type', /^multipart\/report/i) ||
    has('return-path', /^(<\s*>)?$/) ||
    ['x-autoreply', 'x-autorespond', 'list-id'].some((name) => has(name, /./)) ||
    addressesOf(mail.from).some((address) => /^(mailer-daemon|postmaster)@/i.test(address))
  )
}

function fileOf({ filename, content }: Attachment, at: number): MailedFile {
  return { name: filename ?? `Attachment ${at + 1}`, bytes: content }
}

/**
 * Reads a mail as it was sent (RFC 5322), in whatever charset and encoding; one that is HTML alone is read as text.
 * @throws for what is no mail at all
 */
export async function readMail(raw: Buffer): Promise<InboundMail> {
  const mail = await simpleParser(Readable.from(partsOf(raw)), {
    skipTextToHtml: true,
    keepCidLinks: true,
    maxHtmlLengthToParse: longestHtml,
  })
  const messageId = mail.messageId ?? null
  const [from, ...others] = addressesOf(mail.from)
  return {
    messageId,
    hash: createHash('sha256')
      .update(messageId ?? raw)
      .digest(),
    from: from === undefined || others.length > 0 ? null : from.toLowerCase(),
    recipients: [
      ...addressesOf(mail.to),
      ...addressesOf(mail.cc),
      ...['delivered-to', 'x-original-to', 'envelope-to'].flatMap((name) =>
        headersOf(mail, name).map((address) => address.replaceAll(/^<|>$/g, '')),
      ),
    ],
    isAutomatic: isAutomatic(mail),
    text: replies.parseReply((mail.text ?? '').slice(0, longestText)).trim(),
    files: mail.attachments.filter(({ contentType }) => !signatures.has(contentType)).map(fileOf),
  }
}

/** The same in a thread of its own, as bytes that `deserialize` of `node:v8` makes an `InboundMail` of. */
export async function readMailBytes(raw: Uint8Array): Promise<Uint8Array> {
  return serialize(await readMail(Buffer.from(raw)))
}
