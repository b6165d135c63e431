import { foldedText } from '@talentplace/contract/shared/folded-text'

/*
 * Patterns for `like` on text that the database folded: `folded_text(name)`, or a table’s `searched_text`, which has each text of a row on
 * a line of its own. What was typed is folded alike, and what `like` reads as signs is only text in it.
 */

/** What no text holds: of words that fold to nothing, such as a lone apostrophe, nothing is found rather than everything. */
const nowhere = '\u0001'

function literally(text: string): string {
  return (foldedText(text) || nowhere).replaceAll(/[\\%_]/g, String.raw`\$&`)
}

/** Finds the text anywhere; an empty one in every text. */
export function containing(text: string): string {
  return text === '' ? '%' : `%${literally(text)}%`
}

/** Finds the text after the first line of `searched_text`. */
export function inLaterLine(text: string): string {
  return `%\n${containing(text)}`
}

/** Patterns of which one holds where the text begins a line of `searched_text`, or a later word of it. */
export function beginningAWord(text: string): string[] {
  const word = literally(text)
  return [`${word}%`, `% ${word}%`, `%\n${word}%`]
}

/** For `ilike` on the number of a document, such as `CAD-00133`, whatever stands between its parts where it is typed: `cad 133` won’t do. */
export function inNumber(text: string): string {
  return containing(text).replaceAll(' ', '_')
}
