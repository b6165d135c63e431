import * as t from '@talentplace/contract/billing/messages/invoice-files'
import { writtenIn } from '../../platform/languages/reader-language.ts'
import { makePdf } from '../../platform/pdf/make-pdf.ts'
import { writeFacts } from '../../platform/pdf/write-facts.ts'
import { writeTitle } from '../../platform/pdf/write-heading.ts'
import { writeParties } from '../../platform/pdf/write-parties.ts'
import { writeLines, writeTotal } from '../invoices/document-pdf.ts'
import { day, partyIn } from '../invoices/document-words.ts'
import type { DocumentWording } from '../invoices/document-wording.ts'
import type { CreditNote } from './read-credit-note.ts'

/** A credit note as a file: what it takes back of which invoice, and why, by its stored lines and taxes. */
export function creditNotePdf(note: CreditNote, { language, roles }: DocumentWording): Promise<Buffer> {
  const made = new Date(`${note.issue_date}T12:00:00Z`)
  return writtenIn(language, () => {
    const title = t.creditNote({ number: note.number })
    return makePdf({ title, author: note.supplier.name, made }, (pdf) => {
      writeTitle(pdf, title)
      writeFacts(pdf, [
        [t.issueDate(), day(note.issue_date)],
        [t.forInvoice(), note.invoice_number],
        [t.subscription(), note.project_name],
        [t.reason(), note.reason],
      ])
      writeParties(
        pdf,
        { heading: t.from(), party: partyIn(note.supplier) },
        { heading: t.issuedTo(), party: partyIn(note.client) },
      )
      writeLines(pdf, note, roles)
      writeTotal(pdf, note, t.totalCredited())
    })
  })
}
