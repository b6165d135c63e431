/** Chinese, Japanese and Korean letters are words of their own: a line may end after each, as PDFKit knows. */
const letter = String.raw`[^\s\u200B\u2E80-\uA4CF\uAC00-\uD7AF\uF900-\uFAFF\uFF00-\uFFEF\u{20000}-\u{3FFFF}]`
const words = new RegExp(`${letter}+`, 'gu')
/** Shorter ones are left to PDFKit: it looks for the break of a long one again and again, in time that grows with its square. */
const longWords = new RegExp(`${letter}{25,}`, 'gu')

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Kerning makes a line a little longer than its letters. */
const slack = 0.98

/** A break where a reader expects one, in the second half of a line; the line's end where there is none. */
function breakIn(line: string): number {
  const at = Math.max(line.lastIndexOf('-'), line.lastIndexOf('/')) + 1
  return at > line.length / 2 ? at : line.length
}

/**
 * Cuts words into lines that fit the width, where they are longer than any word of a language, or wherever they don’t fit.
 * `widthOf`: of a letter, which is asked for once each.
 */
export function wrapLongWords(
  text: string,
  width: number,
  widthOf: (letter: string) => number,
  which: 'long' | 'all' = 'long',
): string {
  const widths = new Map<string, number>()
  const measured = (letter: string): number => {
    const known = widths.get(letter) ?? widthOf(letter)
    widths.set(letter, known)
    return known
  }
  const fits = width * slack
  return text.replaceAll(which === 'all' ? words : longWords, (word) => {
    if (which === 'all' && widthOf(word) <= fits) return word
    const lines: string[] = []
    let line = ''
    let used = 0
    for (const { segment } of graphemes.segment(word)) {
      const needed = measured(segment)
      if (used + needed > fits && line !== '') {
        const at = breakIn(line)
        lines.push(line.slice(0, at))
        line = line.slice(at)
        used = [...line].reduce((sum, letter) => sum + measured(letter), 0)
      }
      line += segment
      used += needed
    }
    lines.push(line)
    return lines.join('\n')
  })
}
