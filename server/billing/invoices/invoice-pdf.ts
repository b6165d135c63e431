import { invoiceStates } from '@talentplace/contract/billing/invoices/invoice.states'
import type { Invoice } from '@talentplace/contract/billing/invoices/invoice.routes'
import * as t from '@talentplace/contract/billing/messages/invoice-files'
import { writtenIn } from '../../platform/languages/reader-language.ts'
import { makePdf, type Pdf } from '../../platform/pdf/make-pdf.ts'
import { writeFacts } from '../../platform/pdf/write-facts.ts'
import { writeHeading, writeTitle } from '../../platform/pdf/write-heading.ts'
import { writeParties } from '../../platform/pdf/write-parties.ts'
import { writeAmount, writeLines, writeTotal } from './document-pdf.ts'
import { day, money, partyIn } from './document-words.ts'
import type { DocumentWording } from './document-wording.ts'
import { writeHowToPay, writePayLink, type PayingSite } from './how-to-pay.ts'
import { paymentMethodText } from './payment-way.ts'

const titleOf = ({ number }: Invoice) => t.invoice({ number })

/** What it comes to for its reader, in a line. */
function outcomeOf({ balance_cents, currency, due_date, status }: Invoice): string {
  if (balance_cents > 0) return t.amountDue({ amount: money(balance_cents, currency), day: day(due_date) })
  return status === 'paid' ? t.paidInFull() : invoiceStates.word(status)
}

function writeHead(pdf: Pdf, invoice: Invoice, site: PayingSite): void {
  writeTitle(pdf, titleOf(invoice))
  writeFacts(pdf, [
    [t.status(), invoiceStates.word(invoice.status)],
    [t.invoiceDate(), day(invoice.invoice_date)],
    [t.dueDate(), day(invoice.due_date)],
    [t.subscription(), invoice.project_name],
    [t.period(), t.days({ from: day(invoice.period_start), to: day(invoice.period_end) })],
    ...(invoice.po_number === '' ? [] : [[t.poNumber(), invoice.po_number] as const]),
  ])
  writeParties(
    pdf,
    { heading: t.from(), party: partyIn(invoice.supplier) },
    { heading: t.billedTo(), party: partyIn(invoice.client) },
  )
  pdf.font('bold').fontSize(14).text(outcomeOf(invoice)).font('regular').fontSize(10.5).moveDown(0.3)
  writePayLink(pdf, invoice, site)
}

function writePayments(pdf: Pdf, { payments, currency, balance_cents }: Invoice): void {
  for (const payment of payments) {
    const of = { day: day(payment.paid_day), way: paymentMethodText(payment) }
    const what = payment.method === 'credit_note' ? t.creditedOn(of) : t.paidOn(of)
    writeAmount(pdf, currency, what, -payment.amount_cents)
  }
  pdf.font('bold')
  writeAmount(pdf, currency, t.balanceDue(), balance_cents)
  pdf.font('regular')
}

/** What has taken it back by now, also where that became the client's credit and paid nothing of it. */
function writeCreditNotes(pdf: Pdf, { credit_notes, currency }: Invoice): void {
  if (credit_notes.length === 0) return
  writeHeading(pdf, t.creditedBy())
  for (const { number, issue_date, total_cents } of credit_notes)
    writeAmount(pdf, currency, t.noteOf({ number, day: day(issue_date) }), total_cents)
}

/**
 * A6.10: an invoice as a file: its parties, stored lines and taxes, what has been paid and credited, and how to pay what is open.
 * Nothing is worked out here but what is carried from page to page.
 */
export function invoicePdf(invoice: Invoice, site: PayingSite, { language, roles }: DocumentWording): Promise<Buffer> {
  const made = new Date(`${invoice.invoice_date}T12:00:00Z`)
  return writtenIn(language, () =>
    makePdf({ title: titleOf(invoice), author: invoice.supplier.name, made }, (pdf) => {
      writeHead(pdf, invoice, site)
      writeLines(pdf, invoice, roles)
      writeTotal(pdf, invoice)
      writePayments(pdf, invoice)
      writeHowToPay(pdf, invoice, site)
      writeCreditNotes(pdf, invoice)
      if (invoice.notes !== '') pdf.moveDown(1).text(invoice.notes)
    }),
  )
}
