/** Where the typed text stands in a keyword at the beginning of a word; all of it `before` when it doesn't. */
export function matchedPart(value: string, text: string): { before: string; match: string; after: string } {
  const typed = text.trim().toLowerCase()
  const lower = value.toLowerCase()
  const starts = [...lower.matchAll(/(?<!\w)\w/g)].map(({ index }) => index)
  const at = starts.find((start) => typed !== '' && lower.startsWith(typed, start))
  if (at === undefined) return { before: value, match: '', after: '' }
  const end = at + typed.length
  return { before: value.slice(0, at), match: value.slice(at, end), after: value.slice(end) }
}
