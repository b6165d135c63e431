import { bookmark } from './bookmarks.ts'
import type { Pdf } from './make-pdf.ts'
import { makeRoom } from './write-row.ts'

/** Points; those of `tag-content.ts` follow from them. */
const titleSize = 22
const headingSize = 13
const textSize = 10.5
/** A heading and two lines of what it is the heading of. */
const headingRoom = 60

/** What a document is, at its top. */
export function writeTitle(pdf: Pdf, title: string): void {
  pdf.font('bold').fontSize(titleSize).text(title).font('regular').fontSize(textSize).moveDown(0.3)
}

/** The heading of a section, never alone at the foot of a page; a bookmark of a long document. */
export function writeHeading(pdf: Pdf, text: string): void {
  makeRoom(pdf, headingRoom)
  pdf.moveDown(0.8)
  bookmark(pdf, text)
  pdf.font('bold').fontSize(headingSize).text(text).font('regular').fontSize(textSize).moveDown(0.3)
}
