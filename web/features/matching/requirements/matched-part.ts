/** Where the typed text stands in a keyword at the beginning of a word; all of it `before` when it doesn't. */
export function matchedPart(value: string, text: string): { before: string; match: string; after: string } {
  const typed = text.trim().toLowerCase()
  const lower = value.toLowerCase()
  for (let at = lower.indexOf(typed); typed !== '' && at >= 0; at = lower.indexOf(typed, at + 1)) {
    if (at === 0 || /\W/.test(value.charAt(at - 1))) {
      return { before: value.slice(0, at), match: value.slice(at, at + typed.length), after: value.slice(at + typed.length) }
    }
  }
  return { before: value, match: '', after: '' }
}
