import type { Invoice, InvoiceParty } from '@talentplace/contract/invoices/invoice.routes'
import { makePdf, pdfMargin, type Pdf } from '../../platform/pdf/make-pdf.ts'
import { dayText } from '../../rules/day-text.ts'
import { moneyText } from '../../rules/money-text.ts'

/** Where the columns of a line begin, in points from the left, and how wide they are. */
const columns = {
  what: { at: pdfMargin, width: 260 },
  quantity: { at: 320, width: 50 },
  unit: { at: 374, width: 82 },
  amount: { at: 460, width: 96 },
} as const
/** Room for a description of two lines, in points. */
const rowHeight = 40
const right = columns.amount.at + columns.amount.width
const statusWords = {
  posted: 'To be paid',
  partly_paid: 'Partly paid',
  paid: 'Paid',
  overdue: 'Past due',
  void: 'Void',
  refunded: 'Refunded',
} as const

interface Cells {
  readonly what: string
  readonly quantity?: string
  readonly unit?: string
  readonly amount?: string
}

function writeRow(pdf: Pdf, { what, quantity = '', unit = '', amount = '' }: Cells): void {
  // A row stands on one page as a whole.
  if (pdf.y > pdf.page.height - pdfMargin - rowHeight) pdf.addPage()
  const { y } = pdf
  pdf.text(what, columns.what.at, y, { width: columns.what.width })
  const below = pdf.y
  pdf.text(quantity, columns.quantity.at, y, { width: columns.quantity.width, align: 'right' })
  pdf.text(unit, columns.unit.at, y, { width: columns.unit.width, align: 'right' })
  pdf.text(amount, columns.amount.at, y, { width: columns.amount.width, align: 'right' })
  pdf.x = pdfMargin
  pdf.y = below + 4
}

function writeRule(pdf: Pdf): void {
  pdf.moveTo(pdfMargin, pdf.y).lineTo(right, pdf.y).lineWidth(0.5).strokeColor('#8b938f').stroke()
  pdf.y += 6
}

function writeParty(pdf: Pdf, heading: string, party: InvoiceParty, left: number, y: number): number {
  const width = 236
  pdf.font('bold').text(heading, left, y, { width }).font('regular')
  const lines = [party.name, ...party.address, ...party.tax_numbers.map(({ name, number }) => `${name} ${number}`)]
  for (const line of lines) pdf.text(line, left, pdf.y, { width })
  return pdf.y
}

function writeHead(pdf: Pdf, invoice: Invoice): void {
  pdf.font('bold').fontSize(22).text(`Invoice ${invoice.number}`).font('regular').fontSize(10.5).moveDown(0.3)
  pdf.text(`${statusWords[invoice.status]} · ${dayText(invoice.invoice_date)} · due ${dayText(invoice.due_date)}`)
  pdf.text(`${invoice.project_name}, ${dayText(invoice.period_start)} to ${dayText(invoice.period_end)}`)
  if (invoice.po_number !== '') pdf.text(`PO number ${invoice.po_number}`)
  pdf.moveDown(1)
  const { y } = pdf
  const from = writeParty(pdf, 'From', invoice.supplier, pdfMargin, y)
  const to = writeParty(pdf, 'Billed to', invoice.client, pdfMargin + 264, y)
  pdf.x = pdfMargin
  pdf.y = Math.max(from, to) + 20
}

function writeLines(pdf: Pdf, invoice: Invoice): void {
  const money = (cents: number) => moneyText(cents, invoice.currency)
  pdf.font('bold')
  writeRow(pdf, { what: 'Description', quantity: 'Quantity', unit: 'Unit', amount: 'Amount' })
  pdf.font('regular')
  writeRule(pdf)
  for (const line of invoice.lines) {
    writeRow(pdf, {
      what: line.description,
      quantity: line.kind === 'subscription' ? `${line.quantity} h` : String(line.quantity),
      unit: money(line.unit_cents),
      amount: money(line.amount_cents),
    })
  }
  writeRule(pdf)
}

function writeTotals(pdf: Pdf, invoice: Invoice): void {
  const money = (cents: number) => moneyText(cents, invoice.currency)
  const total = (what: string, cents: number) => writeRow(pdf, { what, amount: money(cents) })
  total('Before taxes', invoice.subtotal_cents - invoice.discount_cents)
  for (const tax of invoice.taxes) total(`${tax.name} ${tax.rate_thousandths / 1000}%`, tax.amount_cents)
  pdf.font('bold')
  total('Total', invoice.total_cents)
  pdf.font('regular')
  for (const payment of invoice.payments) {
    const how = payment.card ?? payment.method
    total(`Paid ${dayText(payment.paid_date.slice(0, 10))}, ${how}`, -payment.amount_cents)
  }
  pdf.font('bold')
  total('Balance due', invoice.balance_cents)
  pdf.font('regular')
  if (invoice.small_balance === 'with_next') pdf.text('The balance due will be collected with your next invoice.')
  if (invoice.notes !== '') pdf.moveDown(1).text(invoice.notes)
}

/** A6.10: an invoice as a file: its parties, stored lines and taxes, and what has been paid. Nothing is worked out here. */
export function invoicePdf(invoice: Invoice): Promise<Buffer> {
  const made = new Date(`${invoice.invoice_date}T12:00:00Z`)
  return makePdf({ title: `Invoice ${invoice.number}`, author: invoice.supplier.name, made }, (pdf) => {
    writeHead(pdf, invoice)
    writeLines(pdf, invoice)
    writeTotals(pdf, invoice)
  })
}
