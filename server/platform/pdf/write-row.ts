import { pdfMargin, type Pdf } from './make-pdf.ts'
import { asArtifact, asHead, asRow } from './tag-content.ts'

/** A column of a table: where it begins, in points from the left, and how wide it is. */
export interface PdfColumn {
  readonly at: number
  readonly width: number
}

/** The head of the table that a document is writing now. */
const heads = new WeakMap<Pdf, () => void>()

/** Begins a page, with the head of its table, where less than `room` points are left. */
export function makeRoom(pdf: Pdf, room: number): void {
  if (pdf.y <= pdf.page.height - pdfMargin - room) return
  pdf.addPage()
  heads.get(pdf)?.()
}

/** Writes the head of a table, in bold, and again on every page that a row of it begins, until `endTable`. */
export function beginTable(pdf: Pdf, writeHead: () => void): void {
  const write = () => {
    pdf.font('bold')
    writeHead()
    pdf.font('regular')
  }
  asHead(pdf, write)
  heads.set(pdf, () => asArtifact(pdf, 'Pagination', write))
}

export function endTable(pdf: Pdf): void {
  heads.delete(pdf)
}

/** Writes a row of cells, the last one to the right; on one page as a whole. `leastRoom`: what a row takes at least, in points. */
export function writeRow(pdf: Pdf, columns: readonly PdfColumn[], cells: readonly string[], leastRoom = 48): void {
  makeRoom(pdf, leastRoom)
  const { y } = pdf
  let below = y
  asRow(pdf, () => {
    for (const [index, { at, width }] of columns.entries()) {
      pdf.text(cells[index] ?? '', at, y, { width, ...(index === columns.length - 1 && { align: 'right' }) })
      below = Math.max(below, pdf.y)
    }
  })
  pdf.x = pdfMargin
  pdf.y = below + 4
}
