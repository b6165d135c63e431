import { invoiceStates } from '@talentplace/contract/invoices/invoice.states'
import type { Invoice } from '@talentplace/contract/invoices/invoice.routes'
import { makePdf, type Pdf } from '../../platform/pdf/make-pdf.ts'
import { dayText } from '../../rules/day-text.ts'
import { paymentWay } from './payment-way.ts'
import { writeAmount, writeHead, writeLines, writeTotal } from './document-pdf.ts'

function aboutOf(invoice: Invoice): string[] {
  return [
    `${invoiceStates.word(invoice.status)} · ${dayText(invoice.invoice_date)} · due ${dayText(invoice.due_date)}`,
    `${invoice.project_name}, ${dayText(invoice.period_start)} to ${dayText(invoice.period_end)}`,
    ...(invoice.po_number === '' ? [] : [`PO number ${invoice.po_number}`]),
  ]
}

function writePayments(pdf: Pdf, { payments, currency, balance_cents, small_balance, notes }: Invoice): void {
  for (const payment of payments) {
    const verb = payment.method === 'credit_note' ? 'Credited' : 'Paid'
    writeAmount(pdf, currency, `${verb} ${dayText(payment.paid_day)}, ${paymentWay(payment)}`, -payment.amount_cents)
  }
  pdf.font('bold')
  writeAmount(pdf, currency, 'Balance due', balance_cents)
  pdf.font('regular')
  if (small_balance === 'with_next') pdf.text('The balance due will be collected with your next invoice.')
  if (notes !== '') pdf.moveDown(1).text(notes)
}

/** What has taken it back by now, also where that became the client's credit and paid nothing of it. */
function writeCreditNotes(pdf: Pdf, { credit_notes, currency }: Invoice): void {
  if (credit_notes.length === 0) return
  pdf.moveDown(1).font('bold').text('Credited by').font('regular')
  for (const { number, issue_date, total_cents } of credit_notes)
    writeAmount(pdf, currency, `Credit note ${number}, ${dayText(issue_date)}`, total_cents)
}

/** A6.10: an invoice as a file: its parties, stored lines and taxes, what has been paid and credited. Nothing is worked out here. */
export function invoicePdf(invoice: Invoice): Promise<Buffer> {
  const title = `Invoice ${invoice.number}`
  const made = new Date(`${invoice.invoice_date}T12:00:00Z`)
  return makePdf({ title, author: invoice.supplier.name, made }, (pdf) => {
    writeHead(pdf, { ...invoice, title, about: aboutOf(invoice) })
    writeLines(pdf, invoice)
    writeTotal(pdf, invoice)
    writePayments(pdf, invoice)
    writeCreditNotes(pdf, invoice)
  })
}
