import type { InvoiceParty } from './post-invoice.ts'
import type { TaxLine } from '@talentplace/contract/checkout/quote'
import type { InvoiceLine } from '@talentplace/contract/invoices/invoice-line'
import type { Currency } from '@talentplace/contract/shared/money'
import { pdfMargin, type Pdf } from '../../platform/pdf/make-pdf.ts'
import { asArtifact, asRow } from '../../platform/pdf/tag-content.ts'
import { beginTable, endTable, makeRoom } from '../../platform/pdf/write-row.ts'
import { exactHoursText } from '@talentplace/contract/shared/hours-text'
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

/** What an invoice and a credit note both have, as it was stored. */
export interface PostedDocument {
  readonly currency: Currency
  readonly supplier: InvoiceParty
  readonly client: InvoiceParty
  readonly lines: readonly InvoiceLine[]
  readonly taxes: readonly TaxLine[]
  readonly subtotal_cents: number
  readonly discount_cents: number
  readonly total_cents: number
}

interface Cells {
  readonly what: string
  readonly quantity?: string
  readonly unit?: string
  readonly amount?: string
}

function writeRow(pdf: Pdf, { what, quantity = '', unit = '', amount = '' }: Cells): void {
  // A row stands on one page as a whole.
  makeRoom(pdf, rowHeight)
  const { y } = pdf
  let below = y
  asRow(pdf, () => {
    pdf.text(what, columns.what.at, y, { width: columns.what.width })
    below = pdf.y
    pdf.text(quantity, columns.quantity.at, y, { width: columns.quantity.width, align: 'right' })
    pdf.text(unit, columns.unit.at, y, { width: columns.unit.width, align: 'right' })
    pdf.text(amount, columns.amount.at, y, { width: columns.amount.width, align: 'right' })
  })
  pdf.x = pdfMargin
  pdf.y = below + 4
}

function writeRule(pdf: Pdf): void {
  asArtifact(pdf, 'Layout', () => {
    pdf.moveTo(pdfMargin, pdf.y).lineTo(right, pdf.y).lineWidth(0.5).strokeColor('#8b938f').stroke()
  })
  pdf.y += 6
}

function writeParty(pdf: Pdf, heading: string, party: InvoiceParty, left: number, y: number): number {
  const width = 236
  pdf.font('bold').text(heading, left, y, { width }).font('regular')
  const lines = [party.name, ...party.address, ...party.tax_numbers.map(({ name, number }) => `${name} ${number}`)]
  for (const line of lines) pdf.text(line, left, pdf.y, { width })
  return pdf.y
}

/** What it is and what it is about, then who it is from and to. */
export function writeHead(
  pdf: Pdf,
  { title, about, supplier, client }: Pick<PostedDocument, 'supplier' | 'client'> & { title: string; about: string[] },
): void {
  pdf.font('bold').fontSize(22).text(title).font('regular').fontSize(10.5).moveDown(0.3)
  for (const line of about) pdf.text(line)
  pdf.moveDown(1)
  const { y } = pdf
  const from = writeParty(pdf, 'From', supplier, pdfMargin, y)
  const to = writeParty(pdf, 'Billed to', client, pdfMargin + 264, y)
  pdf.x = pdfMargin
  pdf.y = Math.max(from, to) + 20
}

/** Hours of a role, time to the second, or pieces. */
function quantityOf({ seconds, role_id, kind, quantity }: InvoiceLine): string {
  // A credit note takes time back.
  if (seconds !== undefined) return `${seconds < 0 ? '-' : ''}${exactHoursText(Math.abs(seconds))}`
  return role_id !== null && kind !== 'adjustment' ? `${quantity} h` : String(quantity)
}

/** Every line as it was stored. */
export function writeLines(pdf: Pdf, { lines, currency }: Pick<PostedDocument, 'lines' | 'currency'>): void {
  const money = (cents: number) => moneyText(cents, currency)
  beginTable(pdf, () => {
    writeRow(pdf, { what: 'Description', quantity: 'Quantity', unit: 'Unit', amount: 'Amount' })
    writeRule(pdf)
  })
  for (const line of lines) {
    writeRow(pdf, {
      what: line.description,
      quantity: quantityOf(line),
      unit: money(line.unit_cents),
      amount: money(line.amount_cents),
    })
  }
  endTable(pdf)
  writeRule(pdf)
}

export function writeAmount(pdf: Pdf, currency: Currency, what: string, cents: number): void {
  writeRow(pdf, { what, amount: moneyText(cents, currency) })
}

type Sums = Pick<PostedDocument, 'currency' | 'taxes' | 'subtotal_cents' | 'discount_cents' | 'total_cents'>

/** The amount before taxes, each tax, and the total. */
export function writeTotal(pdf: Pdf, document: Sums, total = 'Total'): void {
  const { currency, taxes, subtotal_cents, discount_cents, total_cents } = document
  writeAmount(pdf, currency, 'Before taxes', subtotal_cents - discount_cents)
  for (const tax of taxes) writeAmount(pdf, currency, `${tax.name} ${tax.rate_thousandths / 1000}%`, tax.amount_cents)
  pdf.font('bold')
  writeAmount(pdf, currency, total, total_cents)
  pdf.font('regular')
}
