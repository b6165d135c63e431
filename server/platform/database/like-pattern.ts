function literally(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}

/** A pattern for `like` that finds the text anywhere; what `like` reads as signs is only text in it. */
export function containing(text: string): string {
  return `%${literally(text)}%`
}

/** Two patterns for `like`: the text begins the whole, or a later word of it. */
export function beginningAWord(text: string): [first: string, later: string] {
  return [`${literally(text)}%`, `% ${literally(text)}%`]
}
