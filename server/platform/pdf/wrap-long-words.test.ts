import { expect, it } from 'vitest'
import { makePdf } from './make-pdf.ts'
import { wrapLongWords } from './wrap-long-words.ts'

const wrap = (text: string, width: number) => wrapLongWords(text, width / 0.98, () => 1)

it('a word of exactly 24 letters stays as it is, one of 25 is cut where the line ends', () => {
  expect(wrap('x'.repeat(24), 10)).toBe('x'.repeat(24))
  expect(wrap('x'.repeat(25), 10)).toBe(['x'.repeat(10), 'x'.repeat(10), 'x'.repeat(5)].join('\n'))
})

it('a long word that fits its line stays as it is', () => {
  expect(wrap('x'.repeat(30), 30)).toBe('x'.repeat(30))
})

it('a long word is cut after a hyphen or slash in the second half of its line', () => {
  expect(wrap('01a20a08-3a61-7ab9-8f09-c75981c285c3', 24)).toBe('01a20a08-3a61-7ab9-8f09-\nc75981c285c3')
})

it('no letter is lost, and none is cut in two', () => {
  const text = `Read ${'👩🏽‍💻é'.repeat(40)} twice`
  const wrapped = wrap(text, 7)
  expect(wrapped.replaceAll('\n', '')).toBe(text)
  expect(wrapped).not.toMatch(/\n(?:\u200D|\p{Emoji_Modifier})/u)
})

/** Milliseconds of the processor for a document of one word. */
async function timeOf(word: string): Promise<number> {
  const before = process.cpuUsage()
  await makePdf({ title: 'Long', author: '', made: new Date(0) }, (pdf) => void pdf.text(word, { width: 200 }))
  const { user } = process.cpuUsage(before)
  return user / 1000
}

it.each(['x', '漢', '1-', 'a/'])(
  'a word of %s ten times as long takes not much more than ten times the time',
  async (part) => {
    await timeOf(part.repeat(1_000))
    const short = await timeOf(part.repeat(1_000))
    const long = await timeOf(part.repeat(10_000))
    expect(long).toBeLessThan(25 * Math.max(short, 10))
  },
)
