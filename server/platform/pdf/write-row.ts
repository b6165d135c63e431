import { pdfMargin, type Pdf } from './make-pdf.ts'

/** A column of a table: where it begins, in points from the left, and how wide it is. */
export interface PdfColumn {
  readonly at: number
  readonly width: number
}

/** Writes a row of cells, the last one to the right; on one page as a whole. `leastRoom`: what a row takes at least, in points. */
export function writeRow(pdf: Pdf, columns: readonly PdfColumn[], cells: readonly string[], leastRoom = 48): void {
  if (pdf.y > pdf.page.height - pdfMargin - leastRoom) pdf.addPage()
  const { y } = pdf
  let below = y
  for (const [index, { at, width }] of columns.entries()) {
    pdf.text(cells[index] ?? '', at, y, { width, ...(index === columns.length - 1 && { align: 'right' }) })
    below = Math.max(below, pdf.y)
  }
  pdf.x = pdfMargin
  pdf.y = below + 4
}
