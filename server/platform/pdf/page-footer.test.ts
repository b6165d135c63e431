import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { readPdf } from '../../testing/read-pdf.ts'
import { makePdf } from './make-pdf.ts'
import { startTable, endTable, writeRow } from './write-row.ts'

const about = { title: 'Invoice 1042', author: '', made: new Date(0) }
/** Which operators that set colours the pages of a file have. */
const colourOperatorsOf = (file: Buffer) =>
  new Set(
    [...file.toString('latin1').matchAll(/\/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/g)].flatMap(
      ([, body = '']) =>
        inflateSync(Buffer.from(body, 'latin1'))
          .toString('latin1')
          .match(/^.* (?:rg|scn)$/gm) ?? [],
    ),
  )

const columns = [
  { at: 56, width: 200 },
  { at: 300, width: 200 },
]

it('every page says what it is a page of, which one, and of how many', async () => {
  const file = await makePdf({ ...about, number: 'Order 7' }, (pdf) => {
    pdf.font('bold').text('Long text of a client. '.repeat(600))
  })
  const { pages } = await readPdf(file)
  expect(pages.length).toBeGreaterThan(1)
  const said = pages.map((text) => /Invoice 1042 · Order 7 · Page \d+ of\s*\d+/.exec(text)?.[0].replace(/of\s*/, 'of '))
  expect(said).toEqual(pages.map((_, at) => `Invoice 1042 · Order 7 · Page ${at + 1} of ${pages.length}`))
})

it('a page begun within a name in another font writes its foot in its own', async () => {
  const file = await makePdf({ ...about, title: 'Facture' }, (pdf) => void pdf.text('Nguyễn Thị Ánh '.repeat(1_000)))
  const { pages } = await readPdf(file)
  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages) expect(page).toContain('Facture · Page')
})

it('the text of the next page has the colour of the one before', async () => {
  const file = await makePdf(about, (pdf) => void pdf.text('Long text of a client. '.repeat(600)))
  expect(colourOperatorsOf(file)).toEqual(new Set(['0.357 0.388 0.373 rg']))
})

it('the head of a table stands on every page of it, and on none after', async () => {
  const file = await makePdf(about, (pdf) => {
    startTable(pdf, () => writeRow(pdf, columns, ['Description', 'Amount']))
    for (let row = 0; row < 100; row += 1) writeRow(pdf, columns, [`Row ${row}`, '1'])
    endTable(pdf)
    for (let row = 0; row < 60; row += 1) writeRow(pdf, columns, [`Sum ${row}`, '1'])
  })
  const { pages } = await readPdf(file)
  for (const page of pages) {
    expect(page.match(/Description/g) ?? []).toHaveLength(page.includes('Row') ? 1 : 0)
  }
  expect(pages.some((page) => !page.includes('Row'))).toBe(true)
})
