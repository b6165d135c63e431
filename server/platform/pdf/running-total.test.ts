import { expect, it } from 'vitest'
import { readPdf } from '../../testing/read-pdf.ts'
import { makePdf } from './make-pdf.ts'
import { startTable, runningTotal, endTable, writeRow } from './write-row.ts'

const about = { title: 'Invoice 1042', author: '', made: new Date(0) }
const columns = [
  { at: 56, width: 300 },
  { at: 400, width: 150 },
]

const tableOf = (rows: readonly (readonly [what: string, amount: number])[]) =>
  makePdf(about, (pdf) => {
    let sum = 0
    startTable(
      pdf,
      () => writeRow(pdf, columns, ['Description', 'Amount']),
      runningTotal(pdf, columns, () => `sum ${sum}`),
    )
    for (const [what, amount] of rows) {
      writeRow(pdf, columns, [what, `one ${amount}`])
      sum += amount
    }
    endTable(pdf)
  })

const numbers = (text: string, what: RegExp) => [...text.matchAll(what)].map(([, number]) => Number(number))

it('what a page’s rows come to is carried to the next, to the unit, below zero too', async () => {
  const rows = Array.from({ length: 150 }, (_, at) => [`Row ${at}`, at % 7 === 0 ? -101 : 37 + at] as const)
  const { pages } = await readPdf(await tableOf(rows))
  expect(pages.length).toBeGreaterThan(3)
  let sum = 0
  for (const [at, page] of pages.entries()) {
    expect(numbers(page, /Brought forward\s*sum (-?\d+)/g)).toEqual(at === 0 ? [] : [sum])
    sum += numbers(page, /one (-?\d+)/g).reduce((all, each) => all + each, 0)
    expect(numbers(page, /Carried forward\s*sum (-?\d+)/g)).toEqual(at === pages.length - 1 ? [] : [sum])
  }
})

it('a table on one page carries nothing, nor does one that begins a page before it has a row', async () => {
  const { pages } = await readPdf(await tableOf([['Row', 1]]))
  expect(pages.join('\n')).not.toContain('forward')
  const late = await makePdf(about, (pdf) => {
    pdf.y = pdf.page.height - 150
    startTable(
      pdf,
      () => writeRow(pdf, columns, ['Description', 'Amount']),
      runningTotal(pdf, columns, () => 'sum'),
    )
    writeRow(pdf, columns, [`Long ${'words '.repeat(80)}`, 'one'])
    endTable(pdf)
  })
  const { pages: two } = await readPdf(late)
  expect(two).toHaveLength(2)
  expect(two.join('\n')).not.toContain('forward')
})

const words = (at: number) => 'Nguyễn Thị Ánh reconciled the bank account. '.repeat(4 + (at % 7))

it('a row of many lines stands on one page, in any script', async () => {
  const rows = Array.from({ length: 30 }, (_, at) => [`Begin${at} ${words(at)} End${at}`, 1] as const)
  const { pages } = await readPdf(await tableOf(rows))
  expect(pages.length).toBeGreaterThan(2)
  for (const page of pages) {
    const text = page.replaceAll(/\s+/g, ' ')
    expect(numbers(text, /Begin(\d+)/g)).toEqual(numbers(text, /End(\d+)/g))
  }
})
