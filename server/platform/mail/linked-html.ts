import { escapeHtml } from '@talentplace/contract/shared/escape-html'
import LinkifyIt from 'linkify-it'

/** Addresses that say what they are; `example.com` alone may be a name. */
const addresses = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: false })
  .add('ftp:', null)
  .add('mailto:', null)
  .add('//', null)

/** A text as HTML: everything in it is shown as it is, and http(s) addresses lead where they say. */
export function linkedHtml(text: string): string {
  let html = ''
  let end = 0
  for (const { index, lastIndex, url } of addresses.match(text) ?? []) {
    const shown = text.slice(index, lastIndex)
    html += `${escapeHtml(text.slice(end, index))}<a href="${escapeHtml(url)}" style="color:#0e5a4e">${escapeHtml(shown)}</a>`
    end = lastIndex
  }
  return html + escapeHtml(text.slice(end))
}
