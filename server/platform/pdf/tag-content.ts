import { internalsOf } from './pdfkit-internals.ts'

type Document = PDFKit.PDFDocument
type TextOptions = PDFKit.Mixins.TextOptions
type WriteText = (text: string, x?: number | TextOptions, y?: number, options?: TextOptions) => Document
type Element = ReturnType<Document['struct']>

interface Tags {
  readonly root: Element
  table: Element | null
  row: Element | null
  /** The link that is written, of which its words are a part. */
  link: Element | null
  /** Whether the rows that are written are the head of their table. */
  inHead: boolean
  /** Whether what is written is no content: what a page repeats, and lines. */
  isArtifact: boolean
}

const tagsOf = new WeakMap<Document, Tags>()

/** Points from which a bold text is a heading, and one that is the title. */
const headingSize = 12
const titleSize = 18

function endTable(tags: Tags): void {
  tags.table?.end()
  tags.table = null
}

/** PDFKit’s types don’t know what a head is the head of. */
const ofColumn = { scope: 'Column' } as object

function addTo(pdf: Document, parent: Element, type: string, options: object = {}): Element {
  const element = pdf.struct(type as 'P', options)
  parent.add(element)
  return element
}

/**
 * Has a document say what its parts are, for those who have it read to them: its title, headings, paragraphs, and tables with their
 * heads. Texts are known by their size, rows by `asRow`.
 * @returns what to call when everything is written
 */
export function tagContent(pdf: Document): () => void {
  const internals = internalsOf(pdf)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const tags: Tags = { root, table: null, row: null, link: null, inHead: false, isArtifact: false }
  tagsOf.set(pdf, tags)
  const write = pdf.text.bind(pdf) as WriteText

  function textType(): string {
    if (!internals.font().name.endsWith('Bold') || internals.size() < headingSize) return 'P'
    return internals.size() < titleSize ? 'H2' : 'H1'
  }

  function elementFor(): Element {
    if (tags.row === null) {
      endTable(tags)
      return addTo(pdf, root, textType())
    }
    return tags.inHead ? addTo(pdf, tags.row, 'TH', ofColumn) : addTo(pdf, tags.row, 'TD')
  }

  const text: WriteText = (...given) => {
    if (tags.isArtifact) return write(...given)
    const element = tags.link ?? elementFor()
    element.add(() => void write(...given))
    if (tags.link === null) element.end()
    return pdf
  }
  pdf.text = text as Document['text']
  return () => {
    endTable(tags)
    root.end()
  }
}

/** Writes cells, which are a row of the table before them, or begin one. */
export function asRow(pdf: Document, writeCells: () => void): void {
  const tags = tagsOf.get(pdf)
  if (!tags || tags.isArtifact) return writeCells()
  tags.table ??= addTo(pdf, tags.root, 'Table')
  tags.row = addTo(pdf, tags.table, 'TR')
  writeCells()
  tags.row.end()
  tags.row = null
}

/** Writes rows that are the head of a table of their own. */
export function asHead(pdf: Document, writeRows: () => void): void {
  const tags = tagsOf.get(pdf)
  if (!tags) return writeRows()
  endTable(tags)
  tags.inHead = true
  writeRows()
  tags.inHead = false
}

/** Writes a link in a paragraph of its own. `write` gets the element that its annotation belongs to; null: nothing is told of it. */
export function asLink(pdf: Document, write: (link: Element | null) => void): void {
  const tags = tagsOf.get(pdf)
  if (!tags || tags.isArtifact) return write(null)
  endTable(tags)
  const paragraph = addTo(pdf, tags.root, 'P')
  tags.link = addTo(pdf, paragraph, 'Link')
  write(tags.link)
  tags.link.end()
  tags.link = null
  paragraph.end()
}

/** Draws what isn’t read: `Pagination` is what a page repeats, `Layout` a line. */
export function asArtifact(pdf: Document, type: 'Pagination' | 'Layout', draw: () => void): void {
  const tags = tagsOf.get(pdf)
  if (!tags || tags.isArtifact) return draw()
  tags.isArtifact = true
  pdf.markContent('Artifact', { type })
  draw()
  pdf.endMarkedContent()
  tags.isArtifact = false
}
