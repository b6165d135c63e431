const longest = 128

/** A6.1: text cut at 128 characters, at the end of a word where one is near, with an ellipsis. */
export function excerpt(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  const cut = line.slice(0, longest - 1)
  const wordEnd = cut.lastIndexOf(' ')
  return `${(wordEnd > longest - 24 ? cut.slice(0, wordEnd) : cut).replace(/[\s.,;:…]+$/, '')}…`
}
