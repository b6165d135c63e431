import { invoiceStates } from '@talentplace/contract/billing/invoices/invoice.states'
import type { Invoice } from '@talentplace/contract/billing/invoices/invoice.routes'
import { makePdf, type Pdf } from '../../platform/pdf/make-pdf.ts'
import { writeFacts } from '../../platform/pdf/write-facts.ts'
import { writeHeading, writeTitle } from '../../platform/pdf/write-heading.ts'
import { writeParties } from '../../platform/pdf/write-parties.ts'
import { dayText } from '../../rules/day-text.ts'
import { moneyText } from '../../rules/money-text.ts'
import { writeAmount, writeLines, writeTotal } from './document-pdf.ts'
import { writeHowToPay, writePayLink, type PayingSite } from './how-to-pay.ts'
import { paymentMethodText } from './payment-way.ts'

const titleOf = ({ number }: Invoice) => `Invoice ${number}`

/** What it comes to for its reader, in a line. */
function outcomeOf({ balance_cents, currency, due_date, status }: Invoice): string {
  if (balance_cents > 0) return `${moneyText(balance_cents, currency)} due ${dayText(due_date)}`
  return status === 'paid' ? 'Paid in full' : invoiceStates.word(status)
}

function writeHead(pdf: Pdf, invoice: Invoice, site: PayingSite): void {
  writeTitle(pdf, titleOf(invoice))
  writeFacts(pdf, [
    ['Status', invoiceStates.word(invoice.status)],
    ['Invoice date', dayText(invoice.invoice_date)],
    ['Due date', dayText(invoice.due_date)],
    ['Subscription', invoice.project_name],
    ['Period', `${dayText(invoice.period_start)} to ${dayText(invoice.period_end)}`],
    ...(invoice.po_number === '' ? [] : [['PO number', invoice.po_number] as const]),
  ])
  writeParties(pdf, { heading: 'From', party: invoice.supplier }, { heading: 'Billed to', party: invoice.client })
  pdf.font('bold').fontSize(14).text(outcomeOf(invoice)).font('regular').fontSize(10.5).moveDown(0.3)
  writePayLink(pdf, invoice, site)
}

function writePayments(pdf: Pdf, { payments, currency, balance_cents }: Invoice): void {
  for (const payment of payments) {
    const verb = payment.method === 'credit_note' ? 'Credited' : 'Paid'
    writeAmount(
      pdf,
      currency,
      `${verb} ${dayText(payment.paid_day)}, ${paymentMethodText(payment)}`,
      -payment.amount_cents,
    )
  }
  pdf.font('bold')
  writeAmount(pdf, currency, 'Balance due', balance_cents)
  pdf.font('regular')
}

/** What has taken it back by now, also where that became the client's credit and paid nothing of it. */
function writeCreditNotes(pdf: Pdf, { credit_notes, currency }: Invoice): void {
  if (credit_notes.length === 0) return
  writeHeading(pdf, 'Credited by')
  for (const { number, issue_date, total_cents } of credit_notes)
    writeAmount(pdf, currency, `Credit note ${number}, ${dayText(issue_date)}`, total_cents)
}

/**
 * A6.10: an invoice as a file: its parties, stored lines and taxes, what has been paid and credited, and how to pay what is open.
 * Nothing is worked out here but what is carried from page to page.
 */
export function invoicePdf(invoice: Invoice, site: PayingSite): Promise<Buffer> {
  const title = titleOf(invoice)
  const made = new Date(`${invoice.invoice_date}T12:00:00Z`)
  return makePdf({ title, author: invoice.supplier.name, made }, (pdf) => {
    writeHead(pdf, invoice, site)
    writeLines(pdf, invoice)
    writeTotal(pdf, invoice)
    writePayments(pdf, invoice)
    writeHowToPay(pdf, invoice, site)
    writeCreditNotes(pdf, invoice)
    if (invoice.notes !== '') pdf.moveDown(1).text(invoice.notes)
  })
}
