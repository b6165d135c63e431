import * as t from '@talentplace/contract/core/messages/mail-layout'
import { escapeHtml } from '@talentplace/contract/shared/escape-html'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { defaultLanguage, locales, type Language } from '@talentplace/contract/shared/i18n/language'
import LinkifyIt from 'linkify-it'
import { writtenIn } from '../languages/reader-language.ts'
import { reasonText, type MailReason } from './mail-reason.ts'

/** Who mails: the product, where it is, and the company behind it; the mail's foot names all three. */
export interface Sender {
  readonly brand: { readonly name: string }
  /** Without a slash at the end. */
  readonly publicUrl: string
  /** Whose name and postal address each mail carries, as Canada’s anti-spam law asks of commercial ones. */
  readonly supplier: { readonly name: string; readonly address: readonly string[] }
}

/** What a person wrote, with its line breaks. */
export interface WrittenText {
  readonly written: string
}

export interface MailContent {
  /** That of its words; English where none is given, so that a mail whose words aren't messages yet isn't half in French. */
  readonly language?: Language
  readonly subject: string
  /** Whom it greets by name, on a line of its own; without one it greets all the same, except our own team. */
  readonly greets?: string | null
  /** Whole sentences of ours, each paragraph on one line, or what a person wrote. Addresses in them become links. */
  readonly paragraphs: readonly (string | WrittenText)[]
  /** Shown large below the paragraphs. */
  readonly code?: string
  readonly button?: { readonly label: string; readonly url: string }
  /** Smaller, below the button: what to do when the mail wasn't expected. */
  readonly note?: string
  /** Why whoever gets it gets it. */
  readonly reason: MailReason
  /** Of what nobody has to get: where to choose, if they have an account's page for it, and where to end it. */
  readonly optOut?: { readonly manage: string | null; readonly unsubscribe: string }
}

/**
 * One line: what a person entered must not begin another header or another sentence of ours. Non-breaking spaces stay: French has them
 * before colons and in amounts.
 */
const oneLine = (text: string) => text.replaceAll(/[^\S\u00a0]+/g, ' ').trim()

/** Its lines, without trailing spaces: a line of `-- ` would be where our own foot begins. */
const linesOf = ({ written }: WrittenText) =>
  written
    .trim()
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => line.trimEnd())

const serif = "font-family:Georgia,'Times New Roman',serif"
const sans = 'font-family:system-ui,-apple-system,Segoe UI,Helvetica,Arial,sans-serif'

/** Mail programs that know dark pages take these; the others keep the light colours that stand in each element. */
const darkStyles = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#14191a!important;color:#e8ece9!important}
.card{background:#1d2425!important}
.brand,.page a{color:#7fd1bf!important}
.small{color:#a8b2ae!important}
.page a.button{background:#7fd1bf!important;color:#10201c!important}
}`

/** Addresses that say what they are; `example.com` alone may be a name. */
const addresses = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: false })
  .add('ftp:', null)
  .add('mailto:', null)
  .add('//', null)

/** A text as HTML: everything in it is shown as it is, and http(s) addresses lead where they say. */
function linkedHtml(text: string): string {
  let html = ''
  let end = 0
  for (const { index, lastIndex, url } of addresses.match(text) ?? []) {
    const visible = text.slice(index, lastIndex)
    html += `${escapeHtml(text.slice(end, index))}<a href="${escapeHtml(url)}" style="color:#0e5a4e">${escapeHtml(visible)}</a>`
    end = lastIndex
  }
  return html + escapeHtml(text.slice(end))
}

function paragraphHtml(text: string | WrittenText): string {
  const html = typeof text === 'string' ? linkedHtml(oneLine(text)) : linesOf(text).map(linkedHtml).join('<br>')
  return `<p style="margin:0 0 16px">${html}</p>`
}

const greetingOf = ({ greets = null, reason }: MailContent) =>
  reason === 'team' ? [] : [greets === null ? t.hello() : t.helloName({ name: oneLine(greets) })]

function partsOf(content: MailContent): string[] {
  const { paragraphs, code, button, note } = content
  return [
    ...[...greetingOf(content), ...paragraphs].map(paragraphHtml),
    ...(code === undefined
      ? []
      : [
          `<p style="margin:0 0 24px;font-size:28px;letter-spacing:6px;font-weight:700;font-family:ui-monospace,Menlo,Consolas,monospace">${escapeHtml(code)}</p>`,
        ]),
    ...(button === undefined
      ? []
      : [
          `<p style="margin:0 0 24px"><a class="button" href="${escapeHtml(button.url)}" style="display:inline-block;background:#0e5a4e;color:#ffffff;padding:12px 22px;border-radius:6px;text-decoration:none;font-weight:600">${escapeHtml(oneLine(button.label))}</a></p>`,
        ]),
    ...(note === undefined
      ? []
      : [`<p class="small" style="margin:0;font-size:14px;color:#5b625f">${linkedHtml(oneLine(note))}</p>`]),
  ]
}

const footLink = (label: string, url: string) =>
  `<a href="${escapeHtml(url)}" style="color:#0e5a4e">${escapeHtml(label)}</a>`

/** `Talentplace Inc., 1 Harbour Street, Toronto ON M5J 2N8`: who mails, and where they are found. */
const postalLine = ({ supplier }: Sender) => [supplier.name, ...supplier.address].map(oneLine).join(', ')

function footHtml(sender: Sender, { reason, optOut }: MailContent): string {
  const { brand, publicUrl } = sender
  const ways = [
    ...(optOut?.manage ? [footLink(t.manage(), optOut.manage)] : []),
    ...(optOut ? [footLink(t.unsubscribe(), optOut.unsubscribe)] : []),
  ]
  const lines = [
    escapeHtml(reasonText(reason, brand.name)),
    ...(ways.length === 0 ? [] : [ways.join(' · ')]),
    escapeHtml(postalLine(sender)),
    footLink(brand.name, publicUrl),
  ]
  return `<p class="small" style="margin:16px 0 0;font-size:13px;color:#5b625f">${lines.join('<br>\n')}</p>`
}

function htmlOf(sender: Sender, content: MailContent, subject: string): string {
  return `<!doctype html>
<html lang="${locales[currentLanguage()]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title>
<style>
${darkStyles}
</style></head>
<body class="page" style="margin:0;background:#f4f1ea;color:#1b2421;${sans};font-size:16px;line-height:1.5">
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table class="card" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:10px"><tr><td style="padding:32px">
<p class="brand" style="margin:0 0 24px;font-size:20px;font-weight:700;color:#0e5a4e;${serif}">${escapeHtml(sender.brand.name)}</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;${serif}">${escapeHtml(subject)}</h1>
${partsOf(content).join('\n')}
</td></tr></table>
${footHtml(sender, content)}
</td></tr></table>
</body></html>
`
}

function footText(sender: Sender, { reason, optOut }: MailContent): string {
  const { brand, publicUrl } = sender
  return [
    '-- ',
    reasonText(reason, oneLine(brand.name)),
    ...(optOut?.manage ? [`${t.labelled({ label: t.manage() })} ${optOut.manage}`] : []),
    ...(optOut ? [`${t.labelled({ label: t.unsubscribe() })} ${optOut.unsubscribe}`] : []),
    postalLine(sender),
    publicUrl,
  ].join('\n')
}

function textOf(sender: Sender, content: MailContent): string {
  const { paragraphs, code, button, note } = content
  const parts = [
    ...greetingOf(content),
    ...paragraphs.map((text) => (typeof text === 'string' ? oneLine(text) : linesOf(text).join('\n'))),
    ...(code === undefined ? [] : [`    ${code}`]),
    ...(button === undefined ? [] : [`${t.labelled({ label: oneLine(button.label) })}\n${button.url}`]),
    ...(note === undefined ? [] : [oneLine(note)]),
    footText(sender, content),
  ]
  return `${parts.join('\n\n')}\n`
}

/** What is mailed, to whomever. */
export interface MailText {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** A mail in our layout, as text and as HTML; everything given is shown as text, whatever it contains. */
export function mailOf(sender: Sender, content: MailContent): MailText {
  const subject = oneLine(content.subject).slice(0, 300)
  return writtenIn(content.language ?? defaultLanguage, () => ({
    subject,
    text: textOf(sender, content),
    html: htmlOf(sender, content, subject),
  }))
}
