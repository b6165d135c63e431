import { expect, it } from 'vitest'
import { readPdf } from '../../testing/read-pdf.ts'
import { bookmark } from './bookmarks.ts'
import { makePdf } from './make-pdf.ts'
import { writeHeading } from './write-heading.ts'

const about = { title: 'Time Log', author: '', made: new Date(0) }

/** A section with a part on every page. */
const pagesWithSections = (pages: number) =>
  makePdf(about, (pdf) => {
    for (let page = 1; page <= pages; page += 1) {
      if (page > 1) pdf.addPage()
      writeHeading(pdf, `Mois ${page} été`)
      bookmark(pdf, `Day ${page}`, { isPart: true })
      pdf.text('Work')
    }
  })

it('a document of eleven pages has bookmarks that lead to its sections and their parts; one of ten has none', async () => {
  expect((await readPdf(await pagesWithSections(10))).bookmarks).toEqual([])
  const { bookmarks } = await readPdf(await pagesWithSections(11))
  expect(bookmarks).toHaveLength(11)
  expect(bookmarks.at(-1)).toEqual({
    title: 'Mois 11 été',
    page: 11,
    parts: [{ title: 'Day 11', page: 11, parts: [] }],
  })
})
