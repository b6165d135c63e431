import type { Pdf } from './make-pdf.ts'
import { asLink } from './tag-content.ts'
import { makeRoom } from './write-row.ts'

/** As links are on screen. */
const colour = '#0e5a4e'
const room = 20

/** Writes a line of words that opens an address where they are pressed. */
export function writeLink(pdf: Pdf, words: string, url: string): void {
  makeRoom(pdf, room)
  asLink(pdf, (structParent) => {
    const { x, y } = pdf
    pdf.fillColor(colour).text(words, { underline: true }).fillColor('black')
    const annotation = { Contents: new String(words), ...(structParent && { structParent }) }
    pdf.link(x, y, pdf.widthOfString(words), pdf.currentLineHeight(), url, annotation as object)
  })
}
