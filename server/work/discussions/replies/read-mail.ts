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
  /** False: it is built so that nobody can read it; of what it says nothing is known. */
  readonly isReadable: boolean
  /** What was written anew, without what it quotes and without a signature that a program adds. */
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

/** `<id@domain>`, as it may stand in our own headers (RFC 5322: a line has 998 characters at most). */
const messageIdForm = /^<[^<>\s\p{Cc}]{1,900}>$/u
/** No words, and no database takes a NUL. */
const controls = /(?![\n\t])\p{Cc}/gu
/** Where a quoted mail begins that isn't marked line by line: `*From:* …` as some programs write an Outlook head as text. */
const boldHead = /^\*(?:From|De|Von)\s?:\*\s.*\n(?:\*[^*\n]{2,20}:\*.*\n?){2}/m
/** `On Friday, November 20, 2026, T <no-reply@t.test> wrote:`, above a mail that isn't marked line by line (Yahoo does so). */
const attribution =
  /^(?:On|Le|El) [^\n]*(?:\n[^\n]*)?<[^<>\s@]+@[^<>\s]+>[^\n]{0,20}(?:wrote|écrit|escribió)\s?:[^\S\n]*$/m
/** What programs add below (`Sent from my iPhone`), and a signature that is marked as one; a person's own “Best regards” stays. */
const addedByProgram = /^(?:Sent|Get|Envoyé|Télécharger|Enviado|Gesendet|Von) /
/** Whatever stands below is no answer: a signature marked as RFC 3676 has it, or what Outlook quotes. */
const endOfWords = /^(?:-- |_{20,})$/
const maxAddedLines = 3

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

/** The rest of a text behind an attribution is quoted, unless its lines are marked: then there may be answers between them. */
function beforeUnmarkedQuote(text: string): string {
  const head = boldHead.exec(text)
  const cut = head === null ? text : text.slice(0, head.index)
  const said = attribution.exec(cut)
  if (said === null || said.index === 0) return cut
  const isMarked = /^>/m.test(cut.slice(said.index + said[0].length))
  return isMarked ? cut : cut.slice(0, said.index)
}

function isAdded(content: string): boolean {
  const lines = content.split('\n')
  const [first = ''] = lines
  return endOfWords.test(first) || (addedByProgram.test(first) && lines.length <= maxAddedLines)
}

/** What was written anew: whatever isn't quoted, but for what a program adds below. */
function writtenIn(text: string): string {
  const fragments = replies.read(beforeUnmarkedQuote(text)).getFragments()
  const retained = fragments.filter((each) => !each.isQuoted() && !(each.isSignature() && isAdded(each.getContent())))
  return retained
    .map((each) => each.getContent())
    .join('\n')
    .trim()
}

/** Of a mail that can't be read: known by all of it. */
function unreadable(raw: Buffer): InboundMail {
  const hash = createHash('sha256').update(raw).digest()
  return {
    messageId: null,
    hash,
    from: null,
    recipients: [],
    isAutomatic: false,
    isReadable: false,
    text: '',
    files: [],
  }
}

/** Null: it breaks what a mail may be made of (headers without end, thousands of parts). */
async function parse(raw: Buffer): Promise<ParsedMail | null> {
  const options = { skipTextToHtml: true, keepCidLinks: true, maxHtmlLengthToParse: longestHtml }
  return simpleParser(Readable.from(partsOf(raw)), options).catch(() => null)
}

/**
 * Reads a mail as it was sent (RFC 5322), in whatever charset and encoding; one that is HTML alone is read as text. It never fails:
 * a mail server would try the same mail again for days.
 */
export async function readMail(raw: Buffer): Promise<InboundMail> {
  const mail = await parse(raw)
  if (mail === null) return unreadable(raw)
  const messageId = messageIdForm.test(mail.messageId ?? '') ? (mail.messageId ?? null) : null
  const [from, ...others] = addressesOf(mail.from)
  return {
    messageId,
    hash: createHash('sha256')
      .update(mail.messageId ?? raw)
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
    isReadable: true,
    text: writtenIn((mail.text ?? '').slice(0, longestText).replaceAll(controls, '')),
    files: mail.attachments.filter(({ contentType }) => !signatures.has(contentType)).map(fileOf),
  }
}

/** The same in a thread of its own, as bytes that `deserialize` of `node:v8` makes an `InboundMail` of. */
export async function readMailBytes(raw: Uint8Array): Promise<Uint8Array> {
  return serialize(await readMail(Buffer.from(raw)))
}
