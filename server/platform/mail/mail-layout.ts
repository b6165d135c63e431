import { escapeHtml } from '@talentplace/contract/shared/escape-html'

/** Who mails: the product, and where it is; the mail's foot links there. */
export interface Sender {
  readonly brand: { readonly name: string }
  /** Without a slash at the end. */
  readonly publicUrl: string
}

export interface MailContent extends Sender {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** Shown large below the paragraphs. */
  readonly code?: string
  readonly button?: { readonly label: string; readonly url: string }
  /** Smaller, at the end: what to do when the mail wasn't expected. */
  readonly note?: string
}

/** One line: what a person entered must not begin another header or another sentence of ours. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

const font = "font-family:Georgia,'Times New Roman',serif"
const sans = 'font-family:system-ui,-apple-system,Segoe UI,Helvetica,Arial,sans-serif'
const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`

function htmlOf(content: MailContent, subject: string): string {
  const { brand, publicUrl, paragraphs, code, button, note } = content
  const parts = [
    ...paragraphs.map(paragraph),
    ...(code === undefined
      ? []
      : [
          `<p style="margin:0 0 24px;font-size:28px;letter-spacing:6px;font-weight:700;font-family:ui-monospace,Menlo,Consolas,monospace">${escapeHtml(code)}</p>`,
        ]),
    ...(button === undefined
      ? []
      : [
          `<p style="margin:0 0 24px"><a href="${escapeHtml(button.url)}" style="display:inline-block;background:#0e5a4e;color:#ffffff;padding:12px 22px;border-radius:6px;text-decoration:none;font-weight:600">${escapeHtml(button.label)}</a></p>`,
        ]),
    ...(note === undefined ? [] : [`<p style="margin:0;font-size:14px;color:#5b625f">${escapeHtml(note)}</p>`]),
  ]
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f4f1ea;color:#1b2421;${sans};font-size:16px;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:10px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-size:20px;font-weight:700;color:#0e5a4e;${font}">${escapeHtml(brand.name)}</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;${font}">${escapeHtml(subject)}</h1>
${parts.join('\n')}
</td></tr></table>
<p style="margin:16px 0 0;font-size:13px;color:#5b625f"><a href="${escapeHtml(publicUrl)}" style="color:#0e5a4e">${escapeHtml(brand.name)}</a></p>
</td></tr></table>
</body></html>
`
}

function textOf({ brand, publicUrl, paragraphs, code, button, note }: MailContent): string {
  const parts = [
    ...paragraphs.map(oneLine),
    ...(code === undefined ? [] : [`    ${code}`]),
    ...(button === undefined ? [] : [`${oneLine(button.label)}:\n${button.url}`]),
    ...(note === undefined ? [] : [oneLine(note)]),
    `-- \n${oneLine(brand.name)}\n${publicUrl}`,
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
export function mailOf(content: MailContent): MailText {
  const subject = oneLine(content.subject).slice(0, 300)
  return { subject, text: textOf(content), html: htmlOf(content, subject) }
}
