import { slips, slipText, type Slip } from '@talentplace/contract/payroll/pay-year/slips'
import type { PayYear } from '@talentplace/contract/payroll/pay-year/pay-year.routes'
import type { InvoiceParty } from '@talentplace/contract/billing/invoices/invoice.routes'
import { makePdf, pdfMargin, type Pdf } from '../../platform/pdf/make-pdf.ts'
import { writeFacts } from '../../platform/pdf/write-facts.ts'
import { writeHeading, writeTitle } from '../../platform/pdf/write-heading.ts'
import { writeParties } from '../../platform/pdf/write-parties.ts'
import { startTable, runningTotal, endTable, writeRow, type PdfColumn } from '../../platform/pdf/write-row.ts'
import { dayText } from '../../rules/day-text.ts'
import { moneyText } from '../../rules/money-text.ts'

const columns = [
  { at: pdfMargin, width: 130 },
  { at: 190, width: 130 },
  { at: 324, width: 112, align: 'right' },
  { at: 444, width: 112 },
] as const satisfies readonly PdfColumn[]
const amountColumns = [{ at: pdfMargin, width: 380 }, columns[3]] as const

/** `Nov 2026` of `2026-11`. */
const monthText = (month: string) => dayText(`${month}-01`).replace(' 1st', '')

type InCurrency = PayYear['currencies'][number]

function writeBills(pdf: Pdf, { bills, currency }: InCurrency): void {
  const money = (cents: number) => moneyText(cents, currency)
  let sum_cents = 0
  startTable(
    pdf,
    () => writeRow(pdf, columns, ['Bill', 'Paid on', 'Taxes', 'Amount']),
    runningTotal(pdf, columns, () => money(sum_cents)),
  )
  for (const { number, paid_date, tax_cents, amount_cents } of bills) {
    writeRow(pdf, columns, [number, dayText(paid_date), tax_cents === 0 ? '' : money(tax_cents), money(amount_cents)])
    sum_cents += amount_cents
  }
  endTable(pdf)
}

function writeMonths(pdf: Pdf, { months, currency }: InCurrency): void {
  pdf.moveDown(0.5)
  startTable(pdf, () => writeRow(pdf, amountColumns, ['Month', 'Amount']))
  for (const { month, amount_cents } of months)
    writeRow(pdf, amountColumns, [monthText(month), moneyText(amount_cents, currency)])
  endTable(pdf)
}

function writeCurrency(pdf: Pdf, paid: InCurrency, slip: Slip): void {
  const { currency, total_cents, tax_cents, fees_cents } = paid
  const row = (what: string, cents: number) => writeRow(pdf, amountColumns, [what, moneyText(cents, currency)])
  writeHeading(pdf, `Paid in ${currency.toUpperCase()}`)
  writeBills(pdf, paid)
  writeMonths(pdf, paid)
  pdf.font('bold')
  row('Total', total_cents)
  pdf.font('regular')
  if (tax_cents > 0) row('Includes GST, HST and QST', tax_cents)
  if (currency === slips[slip].currency) row(`Fees for services before taxes (${slipText(slip)})`, fees_cents)
  pdf.moveDown(1)
}

export interface AboutPayYear {
  readonly supplier: InvoiceParty
  /** As they are today: a year has no parties of its own. */
  readonly payee: InvoiceParty
  readonly made: Date
}

/** What an assistant was paid in a year as a file. */
export function payYearPdf(
  { year, currencies, slip }: PayYear,
  { supplier, payee, made }: AboutPayYear,
): Promise<Buffer> {
  const title = `Payments in ${year}`
  return makePdf({ title, author: supplier.name, made }, (pdf) => {
    writeTitle(pdf, title)
    writeFacts(pdf, [['Period', `${dayText(`${year}-01-01`)} to ${dayText(`${year}-12-31`)}`]])
    writeParties(pdf, { heading: 'Paid by', party: supplier }, { heading: 'Paid to', party: payee })
    pdf.text('Each payment counts on the day it was paid. This is not a tax slip.')
    if (currencies.length === 0) pdf.moveDown(1).text('Nothing was paid in this year.')
    for (const each of currencies) writeCurrency(pdf, each, slip)
  })
}
