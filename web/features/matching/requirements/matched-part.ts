import { foldName, lengthOfName } from '../../../platform/text/fold-name.ts'

/** Where the typed text stands in a keyword at the beginning of a word, accents and case aside; all of it `before` when it doesn't. */
export function matchedPart(value: string, text: string): { before: string; match: string; after: string } {
  const typed = foldName(text.trim())
  for (const { index } of typed === '' ? [] : value.matchAll(/(?<![\p{L}\p{N}_])[\p{L}\p{N}_]/gu)) {
    const length = lengthOfName(value.slice(index), typed)
    if (length === null) continue
    const end = index + length
    return { before: value.slice(0, index), match: value.slice(index, end), after: value.slice(end) }
  }
  return { before: value, match: '', after: '' }
}
