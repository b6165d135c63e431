import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { readPdf, spanOf } from '../../testing/read-pdf.ts'
import { makePdf, type Pdf } from './make-pdf.ts'

const about = { title: 'Names', author: '', made: new Date(0) }
const made = (write: (pdf: Pdf) => void) => makePdf(about, write)

async function read(write: (pdf: Pdf) => void): Promise<string> {
  const { pages } = await readPdf(await made(write))
  // Stands for a part of a letter that was read already.
  return pages
    .join('\n')
    .replace(/^.*Page 1 of\s*1\s*/, '')
    .replaceAll('\u200B', '')
}

/** What the fonts of a file say that their glyphs stand for. */
function charactersOf(file: Buffer): string {
  const streams = file.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)
  const texts = Array.from(streams, ([, bytes = '']) => {
    try {
      return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  })
  return texts.filter((text) => text.includes('beginbfrange')).join('')
}

const names = {
  Vietnamese: 'Nguyễn Thị Ánh Đặng',
  'syllabics and northern letters': 'ᐊᖏᖅ Łutselk’e',
  Dene: 'Tłı̨chǫ ʔehdzo',
  'simplified Chinese': '李小龙',
  'traditional Chinese': '陳大文',
  Japanese: 'さくら 太郎',
  Korean: '김민수',
  Arabic: 'محمد',
  Hebrew: 'דוד כהן',
  Cyrillic: 'Ольга Петрова',
  Greek: 'Ελένη',
  Devanagari: 'प्रिया',
  'Devanagari of two words': 'क्षत्रिय श्रीमती',
  Thai: 'สมชาย',
  emoji: '😀',
}

it.each(Object.entries(names))('another program reads a name in %s, plain and bold', async (_, name) => {
  for (const style of ['regular', 'bold']) {
    expect(await read((pdf) => void pdf.font(style).text(name))).toBe(name)
  }
})

it('a letter that is one character is read as one, with nothing invisible in it', async () => {
  const file = await made((pdf) => void pdf.text('Nguyễn Thị Ánh Đặng, Łutselk’e, Trịnh Thịnh'))
  const read = charactersOf(file)
  expect(read).toContain('<1ecb>')
  expect(read).not.toContain('<200b>')
})

it('a name from the right keeps its place in a line from the left', async () => {
  const line = 'Paid by محمد علي, Nov 28th 2026'
  expect((await read((pdf) => void pdf.text(line))).replaceAll(/ +/g, ' ')).toBe(line)
})

it.each(['ⵜⵉⴼⵉ', '\uE000', '\u{1FAFF}\u{10FFFD}', '\uD800'])('what no font has is a visible sign: %j', async (text) => {
  expect(await read((pdf) => void pdf.text(`[${text}]`))).toMatch(/^\[\uFFFD+\]$/)
})

it.each([
  ['Armenian', 'Արմեն'],
  ['Georgian', 'გიორგი'],
  ['Ethiopic', 'አበበ'],
  ['Bengali', 'প্রিয়া'],
  ['Gujarati', 'પ્રિયા'],
  ['Gurmukhi', 'ਪ੍ਰੀਤ ਸਿੰਘ'],
  ['Tamil', 'பிரியா கோபால்'],
  ['Telugu', 'ప్రియ శ్రీ'],
  ['Kannada', 'ಪ್ರಿಯಾ'],
  ['Malayalam', 'പ്രിയ കൃഷ്ണ'],
  ['Sinhala', 'ප්‍රියා'],
  ['Lao', 'ສົມສັກ ນ້ຳ'],
  ['Khmer', 'សុខា ភ្នំពេញ'],
  ['Burmese', 'မောင်မောင်'],
  ['vowel marks of Arabic', 'مُحَمَّد قُرْآن'],
  ['vowel marks of Hebrew', 'שָׁלוֹם'],
  ['marks on nothing', '\u0E31\u093F\u064E\u0328'],
])('no letter is missing, and nothing fails: %s', async (_, text) => {
  const letters = await read((pdf) => void pdf.text(`[${text}]`))
  expect(letters).not.toContain('\uFFFD')
  expect(letters.length).toBeGreaterThan(2)
})

it('what is written decides every byte, also of a thread that knew none of the fonts', async () => {
  const twice = [0, 1].map(() =>
    made((pdf) => void pdf.text(Object.values(names).join()).font('bold').text('喆 Žižek')),
  )
  const [first, second] = await Promise.all(twice)
  expect(first?.equals(second ?? first.subarray(1))).toBe(true)
})

it('a document in Latin letters has the document’s own fonts alone', async () => {
  const file = await made((pdf) => void pdf.text('Zoë Łukasz Škoda, “Café” – 26 €').font('bold').text('Été'))
  expect(
    new Set(
      file
        .toString('latin1')
        .match(/\/FontName \/\w+\+[\w-]+/g)
        ?.map((name) => name.split('+')[1]),
    ),
  ).toEqual(new Set(['Figtree-Regular', 'Figtree-Bold']))
})

it.each(Object.values(names))('a line is as wide as what is drawn, and ends where it should: %s', async (name) => {
  let width = 0
  const file = await made((pdf) => {
    width = pdf.widthOfString(name)
    pdf.text(name, 100, 100, { width: 300, align: 'right' })
  })
  const { from, to } = await spanOf(file)
  expect(from).toBeCloseTo(400 - width, 0)
  expect(to).toBeCloseTo(400, 0)
})

it.each(['漢', '😀', 'प्रि', 'محمد', 'Ђ', 'ỡ', 'สมชาย'])(
  'a long word of %s stays within its column, no letter cut',
  async (part) => {
    const file = await made((pdf) => void pdf.text(part.repeat(40), 100, 100, { width: 120 }))
    const { from, to } = await spanOf(file)
    expect(from).toBeGreaterThan(99)
    expect(to).toBeLessThan(221)
    expect((await readPdf(file)).pages.join('')).not.toContain('\uFFFD')
  },
)

it('a Thai line ends between words', async () => {
  const [first = ''] = (await read((pdf) => void pdf.text('กรุงเทพมหานครประสบการณ์', 100, 100, { width: 90 }))).split(
    '\n',
  )
  expect(first).toBe('กรุงเทพมหานคร')
})
