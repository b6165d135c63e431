import { pdfMargin, type Pdf } from './make-pdf.ts'
import { asArtifact, asHead, asRow } from './tag-content.ts'

/** A column of a table: where it begins, in points from the left, and how wide it is. The last one is set to the right. */
export interface PdfColumn {
  readonly at: number
  readonly width: number
  readonly align?: 'right'
}

/** Sums of a table that goes on for pages: what stands at the foot of one page and at the head of the next. */
export interface RunningTotal {
  /** Points that a row of it takes. */
  readonly room: number
  write(words: 'Carried forward' | 'Brought forward'): void
}

interface Table {
  readonly writeHead: () => void
  readonly broughtForward: RunningTotal | undefined
  /** Whether a row has been written, so that there is a sum to carry. */
  hasRows: boolean
}

/** The table that a document is writing now. */
const tables = new WeakMap<Pdf, Table>()

const belowRow = 4
/** A head and a row of a table, and the longest row that is kept on one page. */
const tableRoom = 60
const longestRow = 560

/** Points that are left on the page, less what a sum at its foot takes. */
function roomLeft(pdf: Pdf): number {
  const table = tables.get(pdf)
  return pdf.page.height - pdfMargin - pdf.y - (table?.broughtForward && table.hasRows ? table.broughtForward.room : 0)
}

/** Begins a page, with the sum and the head of its table, where less than `room` points are left. */
export function makeRoom(pdf: Pdf, room: number): void {
  if (roomLeft(pdf) >= room) return
  const table = tables.get(pdf)
  const broughtForward = table?.hasRows ? table.broughtForward : undefined
  if (broughtForward) asArtifact(pdf, 'Pagination', () => broughtForward.write('Carried forward'))
  pdf.addPage()
  if (!table) return
  asArtifact(pdf, 'Pagination', table.writeHead)
  if (broughtForward) asArtifact(pdf, 'Pagination', () => broughtForward.write('Brought forward'))
}

/**
 * Writes the head of a table, in bold, and again on every page that a row of it begins, until `endTable`. `carried` is
 * written where a page ends within the table.
 */
export function startTable(pdf: Pdf, head: () => void, broughtForward?: RunningTotal): void {
  const writeHead = () => {
    pdf.font('bold')
    head()
    pdf.font('regular')
  }
  makeRoom(pdf, tableRoom)
  asHead(pdf, writeHead)
  tables.set(pdf, { writeHead, broughtForward, hasRows: false })
}

export function endTable(pdf: Pdf): void {
  tables.delete(pdf)
}

function writeCells(pdf: Pdf, columns: readonly PdfColumn[], cells: readonly string[]): void {
  const { y } = pdf
  let below = y
  asRow(pdf, () => {
    for (const [index, { at, width, align }] of columns.entries()) {
      const toRight = align === 'right' || index === columns.length - 1
      pdf.text(cells[index] ?? '', at, y, { width, ...(toRight && { align: 'right' }) })
      below = Math.max(below, pdf.y)
    }
  })
  pdf.x = pdfMargin
  pdf.y = below + belowRow
}

/** Points that a row can take at most: no letter is wider than its size, and a line is no higher than twice that. */
function maxHeight(pdf: Pdf, columns: readonly PdfColumn[], cells: readonly string[]): number {
  const size = pdf.currentLineHeight()
  const lines = columns.map(({ width }, index) => {
    const text = cells[index] ?? ''
    return text.split('\n').length + Math.ceil((text.length * size) / width)
  })
  return 2 * size * Math.max(...lines)
}

/** Points that a row takes; measured only where that matters. */
function heightOf(pdf: Pdf, columns: readonly PdfColumn[], cells: readonly string[]): number {
  const max = maxHeight(pdf, columns, cells)
  if (max <= roomLeft(pdf)) return max
  const height = Math.max(...columns.map(({ width }, index) => pdf.heightOfString(cells[index] ?? '', { width })))
  // What fits on no page begins where it is.
  return height > longestRow ? 0 : height
}

/**
 * Writes a row of cells, the last one to the right; on one page as a whole where it isn't longer than a page. `leastRoom`: what a
 * row takes at least, in points.
 */
export function writeRow(pdf: Pdf, columns: readonly PdfColumn[], cells: readonly string[], leastRoom = 24): void {
  makeRoom(pdf, Math.max(leastRoom, heightOf(pdf, columns, cells)))
  writeCells(pdf, columns, cells)
  const table = tables.get(pdf)
  if (table) table.hasRows = true
}

/** How a table carries the sum of an amount; `sum` is what the rows so far come to. */
export function runningTotal(pdf: Pdf, columns: readonly PdfColumn[], sum: () => string): RunningTotal {
  return {
    room: pdf.currentLineHeight() + 2 * belowRow,
    write(words) {
      pdf.font('bold')
      writeCells(pdf, columns, [words, ...columns.slice(2).map(() => ''), sum()])
      pdf.font('regular')
    },
  }
}
