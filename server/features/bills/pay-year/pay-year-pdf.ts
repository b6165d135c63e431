import { slips, slipText, type Slip } from '@talentplace/contract/bills/pay-year/slips'
import type { PayYear } from '@talentplace/contract/bills/pay-year/pay-year.routes'
import type { InvoiceParty } from '@talentplace/contract/invoices/invoice.routes'
import { makePdf, pdfMargin, type Pdf } from '../../../platform/pdf/make-pdf.ts'
import { writeRow } from '../../../platform/pdf/write-row.ts'
import { dayText } from '../../../rules/day-text.ts'
import { moneyText } from '../../../rules/money-text.ts'

const columns = [
  { at: pdfMargin, width: 240 },
  { at: 300, width: 150 },
  { at: 456, width: 100 },
] as const

/** `Nov 2026` of `2026-11`. */
const monthText = (month: string) => dayText(`${month}-01`).replace(' 1st', '')

function writeCurrency(pdf: Pdf, paid: PayYear['currencies'][number], slip: Slip): void {
  const { currency, bills, months, total_cents, tax_cents, fees_cents } = paid
  const row = (what: string, when: string, cents: number) =>
    writeRow(pdf, columns, [what, when, moneyText(cents, currency)])
  pdf.font('bold').text(`Paid in ${currency.toUpperCase()}`).moveDown(0.3).font('regular')
  for (const { number, paid_date, amount_cents } of bills) row(`Bill ${number}`, dayText(paid_date), amount_cents)
  pdf.moveDown(0.5)
  for (const { month, amount_cents } of months) row(monthText(month), '', amount_cents)
  pdf.font('bold')
  row('Total', '', total_cents)
  pdf.font('regular')
  if (tax_cents > 0) row('Of it GST, HST and QST', '', tax_cents)
  if (currency === slips[slip].currency) row(`Fees for services before taxes (${slipText(slip)})`, '', fees_cents)
  pdf.moveDown(1)
}

/** What an assistant was paid in a year as a file. */
export function payYearPdf(
  { virtualassistant_name, year, currencies, slip }: PayYear,
  { supplier, made }: { supplier: InvoiceParty; made: Date },
): Promise<Buffer> {
  const title = `Payments in ${year}`
  return makePdf({ title, author: supplier.name, made }, (pdf) => {
    pdf.font('bold').fontSize(22).text(title).font('regular').fontSize(10.5).moveDown(0.5)
    pdf.text(`Paid by ${supplier.name}`).text(`Paid to ${virtualassistant_name}`).moveDown(0.5)
    pdf.text('Each payment counts on the day it was paid. This is not a tax slip.').moveDown(1)
    if (currencies.length === 0) pdf.text('Nothing was paid in this year.')
    for (const each of currencies) writeCurrency(pdf, each, slip)
  })
}
