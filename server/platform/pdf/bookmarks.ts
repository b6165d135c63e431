type Document = PDFKit.PDFDocument

interface Mark {
  readonly title: string
  /** Of its page, from 0, and points from the top of it. */
  readonly page: number
  readonly top: number
  readonly isPart: boolean
}

/** What PDFKit's types leave out. */
interface OutlineItem {
  addItem(title: string, options: object): OutlineItem
}

/** The longest document that is read without bookmarks, in pages. */
const maxPagesWithout = 10

const marksOf = new WeakMap<Document, { page: number; readonly marks: Mark[] }>()

/**
 * Has a document remember its bookmarks, which it gets where it is longer than ten pages.
 * @returns what to call when everything is written
 */
export function keepBookmarks(pdf: Document): () => void {
  const state = { page: 0, marks: [] as Mark[] }
  marksOf.set(pdf, state)
  pdf.on('pageAdded', () => {
    state.page += 1
  })
  return () => {
    if (state.page + 1 <= maxPagesWithout) return
    const outline = (pdf as unknown as { outline: OutlineItem }).outline
    let section = outline
    for (const { title, page, top, isPart } of state.marks) {
      // PDFKit counts `left` from the right.
      const to = { pageNumber: page, fit: false, top, left: pdf.page.width }
      const item = (isPart ? section : outline).addItem(title, to)
      if (!isPart) section = item
    }
  }
}

/** A place to go to from the bookmarks of a long document: a section, or a part of the section before it. */
export function bookmark(pdf: Document, title: string, { isPart = false } = {}): void {
  const state = marksOf.get(pdf)
  state?.marks.push({ title, page: state.page, top: pdf.y, isPart })
}
