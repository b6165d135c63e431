export interface TextPart {
  readonly text: string
  /** Where it leads; null: it is text. */
  readonly href: string | null
}

const address = /\bhttps?:\/\/[^\s<>"]+/gi
/** What ends a sentence rather than an address. */
const ending = /[.,;:!?'’”)\]]+$/

/** A closing bracket belongs to an address that opens one. */
function endOf(found: string): number {
  const cut = found.replace(ending, '')
  return found[cut.length] === ')' && cut.includes('(') ? cut.length + 1 : cut.length
}

/** A plain text as it is shown: addresses of the web are links, everything else stays what it is. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const href = found.slice(0, endOf(found))
    if (!URL.canParse(href)) continue
    if (index > from) parts.push({ text: text.slice(from, index), href: null })
    parts.push({ text: href, href })
    from = index + href.length
  }
  if (from < text.length) parts.push({ text: text.slice(from), href: null })
  return parts
}
