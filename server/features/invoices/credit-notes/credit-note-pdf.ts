import { makePdf } from '../../../platform/pdf/make-pdf.ts'
import { dayText } from '../../../rules/day-text.ts'
import { writeHead, writeLines, writeTotal } from '../document-pdf.ts'
import type { CreditNote } from './read-credit-note.ts'

/** A credit note as a file: what it takes back of which invoice, and why, by its stored lines and taxes. */
export function creditNotePdf(note: CreditNote): Promise<Buffer> {
  const title = `Credit note ${note.number}`
  const made = new Date(`${note.issue_date}T12:00:00Z`)
  const about = [`${dayText(note.issue_date)} · for invoice ${note.invoice_number}, ${note.project_name}`, note.reason]
  return makePdf({ title, author: note.supplier.name, made }, (pdf) => {
    writeHead(pdf, { ...note, title, about })
    writeLines(pdf, note)
    writeTotal(pdf, note)
  })
}
