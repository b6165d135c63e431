/** Words that a line is read by, and that are no part of its name. */
interface Taken {
  readonly index: number
  readonly text: string
  /** Marks at the end of the words are the line's: `tomorrow?` */
  readonly endsWithMarks: boolean
}

/** Where words were: no letter, and nobody can type it. */
const gap = '\uFDD0'
/** Gaps that follow each other, the marks behind each, and a comma or semicolon before the first. */
const gaps = /\s*([,;]*)((?:\s*\uFDD0(?:\s*[.,;:!?…]+(?=[\s)\]\uFDD0]|$))?)+)\s*/g
const marksAtEnd = /[.,;:!?…]+$/

/** What stays of marks around words that were taken out: what ends or parts what is said before them, if anything is. */
function leftOf(match: string, comma: string, taken: string, index: number, line: string): string {
  const [before, after] = [line.slice(0, index), line.slice(index + match.length)]
  const marks = taken.match(/[.,;:!?…]+/g) ?? []
  if (before === '') return ''
  if (after === '') return marks.some((each) => each.includes('?')) ? '?' : ''
  if (/[([]$/.test(before) || /^[)\]]/.test(after)) return ''
  return `${comma || (marks[0] ?? '')} `
}

/** What is left of a line without words that mean something else, and without marks and brackets that stand around nothing. */
export function nameWithout(line: string, taken: readonly Taken[]): string {
  const cut = taken
    .toSorted((a, b) => b.index - a.index)
    .reduce((text, { index, text: words, endsWithMarks }) => {
      const length = endsWithMarks ? words.replace(marksAtEnd, '').length : words.length
      return `${text.slice(0, index)}${gap}${text.slice(index + length)}`
    }, line)
  return cut
    .replaceAll(/\(\s*\uFDD0\s*\)|\[\s*\uFDD0\s*\]/g, gap)
    .replaceAll(gaps, leftOf)
    .replaceAll(/\s+/g, ' ')
    .trim()
}
