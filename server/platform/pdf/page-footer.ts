import * as t from '@talentplace/contract/billing/messages/documents'
import { internalsOf } from './pdfkit-internals.ts'

type Document = PDFKit.PDFDocument

/** Points. */
const size = 8
const fromBottom = 36
/** An operator, not `fillColor`, which PDFKit would remember for the text of the next page. */
const grey = '0.357 0.388 0.373 rg'

interface Reference {
  readonly data: Record<string, unknown>
  end(content: string): void
}

/** What PDFKit’s types leave out. */
interface Drawing {
  ref(data: Record<string, unknown>): Reference
  addContent(operators: string): void
  readonly page: { readonly xobjects: Record<string, Reference>; readonly height: number }
}

/**
 * Has every page of a document say what it is a page of, which page, and of how many: `Invoice 1042 · Page 2 of 3`. How many is
 * one drawing that all pages refer to and that is made last, so that no page has to be kept until then.
 * @returns what to call when everything is written
 */
export function writeFooters(pdf: Document, about: string, margin: number): () => void {
  const internals = internalsOf(pdf)
  const font = internals.font()
  const drawing = pdf as unknown as Drawing
  const resources = { ProcSet: ['PDF', 'Text'], Font: { Count: font.ref() } }
  const count = drawing.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, -size, 60, size], Resources: resources })
  let pages = 0

  const writeText = pdf.text.bind(pdf)

  function write(): void {
    pages += 1
    const { x, y } = pdf
    const former = internals.size()
    const words = `${about} · ${t.page({ page: pages })}`
    const top = pdf.page.height - fromBottom
    internals.within(font, () => {
      pdf.markContent('Artifact', { type: 'Pagination' }).save().fontSize(size)
      drawing.addContent(grey)
      writeText(words, margin, top, { lineBreak: false })
      const left = margin + pdf.widthOfString(words)
      const baseline = fromBottom - (font.ascender / 1000) * size
      drawing.page.xobjects['PageCount'] = count
      drawing.addContent(
        `q 1 0 0 1 ${left.toFixed(2)} ${(pdf.page.height - baseline).toFixed(2)} cm 1 0 0 -1 0 0 cm /PageCount Do Q`,
      )
      pdf.restore().fontSize(former).endMarkedContent()
    })
    pdf.x = x
    pdf.y = y
  }

  write()
  pdf.on('pageAdded', write)
  return () => {
    const [codes] = font.encode(` ${pages}`)
    count.end(`BT /Count ${size} Tf ${grey} <${codes.join('')}> Tj ET`)
  }
}
