import { expect, it } from 'vitest'
import { readPdf } from '../../testing/read-pdf.ts'
import { makePdf, type Pdf } from './make-pdf.ts'
import { writeLink } from './write-link.ts'
import { startTable, endTable, writeRow } from './write-row.ts'

const about = { title: 'Invoice 1042', author: '', made: new Date(0) }
const columns = [
  { at: 56, width: 200 },
  { at: 300, width: 200 },
]

function writeInvoice(pdf: Pdf): void {
  pdf.font('bold').fontSize(22).text('Invoice 1042').font('regular').fontSize(10.5).text('Nguyễn Thị प्रिया')
  startTable(pdf, () => writeRow(pdf, columns, ['Description', 'Amount']))
  writeRow(pdf, columns, ['Bookkeeping', '$1'])
  endTable(pdf)
  pdf.font('bold').fontSize(13).text('Signed').font('regular').fontSize(10.5).text('محمد')
}

it('a document says what its parts are, in which language, and what it is called', async () => {
  expect(await readPdf(await makePdf(about, writeInvoice))).toMatchObject({
    tagged: true,
    title: 'Invoice 1042',
    language: 'en',
    structure: 'Root(Document(H1 P Table(TR(TH TH) TR(TD TD)) H2 P))',
  })
})

it('a table and a text that go on for pages are one each, and heads that are repeated are none', async () => {
  const file = await makePdf(about, (pdf) => {
    pdf.text('Long text. '.repeat(1_500))
    startTable(pdf, () => writeRow(pdf, columns, ['Description', 'Amount']))
    for (let row = 0; row < 100; row += 1) writeRow(pdf, columns, [`Row ${row}`, '1'])
  })
  const { pages } = await readPdf(file)
  expect(pages.length).toBeGreaterThan(3)
  const roles = file.toString('latin1').match(/(?<=\/S \/)(?:P|Table|TR|TH)\b/g) ?? []
  const count = (role: string) => roles.filter((each) => each === role).length
  expect(['P', 'Table', 'TR', 'TH'].map(count)).toEqual([1, 1, 101, 2])
})

it('a document without tags says nothing of itself', async () => {
  expect(await readPdf(await makePdf({ ...about, untagged: true }, writeInvoice))).toMatchObject({ tagged: false })
})

it('a link is one, for readers of the page and of its parts, and the window is called by the title', async () => {
  const file = await makePdf(about, (pdf) => {
    pdf.text('Pay here:')
    writeLink(pdf, 'Pay invoice 1042 online', 'https://talentplace.test/client/invoices/1')
  })
  expect(await readPdf(file)).toMatchObject({
    links: ['https://talentplace.test/client/invoices/1'],
    structure: 'Root(Document(P P(Link)))',
    showsTitle: true,
  })
})
