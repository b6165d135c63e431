import { makePdf } from '../../platform/pdf/make-pdf.ts'
import { writeFacts } from '../../platform/pdf/write-facts.ts'
import { writeTitle } from '../../platform/pdf/write-heading.ts'
import { writeParties } from '../../platform/pdf/write-parties.ts'
import { dayText } from '../../rules/day-text.ts'
import { writeLines, writeTotal } from '../invoices/document-pdf.ts'
import type { CreditNote } from './read-credit-note.ts'

/** A credit note as a file: what it takes back of which invoice, and why, by its stored lines and taxes. */
export function creditNotePdf(note: CreditNote): Promise<Buffer> {
  const title = `Credit note ${note.number}`
  const made = new Date(`${note.issue_date}T12:00:00Z`)
  return makePdf({ title, author: note.supplier.name, made }, (pdf) => {
    writeTitle(pdf, title)
    writeFacts(pdf, [
      ['Issue date', dayText(note.issue_date)],
      ['For invoice', note.invoice_number],
      ['Subscription', note.project_name],
      ['Reason', note.reason],
    ])
    writeParties(pdf, { heading: 'From', party: note.supplier }, { heading: 'Issued to', party: note.client })
    writeLines(pdf, note)
    writeTotal(pdf, note, 'Total credited')
  })
}
