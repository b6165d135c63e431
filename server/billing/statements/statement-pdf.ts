import type { Statement } from '@talentplace/contract/billing/statements/statement.routes'
import { bookmark } from '../../platform/pdf/bookmarks.ts'
import { makePdf, pdfMargin, type Pdf } from '../../platform/pdf/make-pdf.ts'
import { writeFacts } from '../../platform/pdf/write-facts.ts'
import { writeHeading, writeTitle } from '../../platform/pdf/write-heading.ts'
import { writeParties } from '../../platform/pdf/write-parties.ts'
import { startTable, runningTotal, endTable, makeRoom, writeRow, type PdfColumn } from '../../platform/pdf/write-row.ts'
import { dayText } from '../../rules/day-text.ts'
import { moneyText } from '../../rules/money-text.ts'
import { writeAmount } from '../invoices/document-pdf.ts'
import { writeHowToPayAll, type PayingSite } from '../invoices/how-to-pay.ts'
import type { InvoiceParty } from '../invoices/post-invoice.ts'

const columns = [
  { at: pdfMargin, width: 86 },
  { at: 146, width: 96 },
  { at: 246, width: 96 },
  { at: 346, width: 102, align: 'right' },
  { at: 454, width: 102 },
] as const satisfies readonly PdfColumn[]

/** How an age is written on documents. */
const ageWords = {
  current: 'Not due yet',
  '1-30': '1 to 30 days past due',
  '31-60': '31 to 60 days past due',
  '61-90': '61 to 90 days past due',
  'over 90': 'More than 90 days past due',
} as const
const sumsRoom = 60

const methodWords = { transfer: ' by bank transfer', cheque: ' by cheque', other: '' } as const

type Account = Statement['accounts'][number]

const refundText = ({ method, paid_date, reference }: Account['refunds'][number]) =>
  `Credit refunded${methodWords[method]} on ${dayText(paid_date)}, ${reference}`

/** The month of a day as bookmarks have it: `Due Nov 2026`. */
const dueMonth = (day: string) => `Due ${dayText(`${day.slice(0, 7)}-01`).replace(' 1st', '')}`

function writeInvoices(pdf: Pdf, { invoices, currency }: Account): void {
  const money = (cents: number) => moneyText(cents, currency)
  let sum_cents = 0
  let month = ''
  startTable(
    pdf,
    () => writeRow(pdf, columns, ['Invoice', 'Date', 'Due', 'Total', 'Balance due']),
    runningTotal(pdf, columns, () => money(sum_cents)),
  )
  for (const { number, invoice_date, due_date, total_cents, balance_cents } of invoices) {
    if (due_date.slice(0, 7) !== month) bookmark(pdf, dueMonth(due_date), { isPart: true })
    month = due_date.slice(0, 7)
    writeRow(pdf, columns, [number, dayText(invoice_date), dayText(due_date), money(total_cents), money(balance_cents)])
    sum_cents += balance_cents
  }
  makeRoom(pdf, sumsRoom)
  endTable(pdf)
}

function writeAccount(pdf: Pdf, account: Account): void {
  const { currency, invoices, ages, open_cents, credit_cents, refunds } = account
  writeHeading(pdf, `Account in ${currency.toUpperCase()}`)
  if (invoices.length > 0) writeInvoices(pdf, account)
  pdf.moveDown(0.5)
  for (const { age, amount_cents } of ages) {
    if (amount_cents > 0) writeAmount(pdf, currency, ageWords[age], amount_cents)
  }
  pdf.font('bold')
  writeAmount(pdf, currency, 'Balance due', open_cents)
  pdf.font('regular')
  if (credit_cents > 0) writeAmount(pdf, currency, 'Your credit', 0 - credit_cents)
  for (const refund of refunds) writeAmount(pdf, currency, refundText(refund), refund.amount_cents)
  pdf.moveDown(1)
}

/** What a client owes as a file: every open invoice, what is past due by age, and their credit, by currency. */
export function statementPdf(
  { on, accounts }: Statement,
  { supplier, client, site }: { supplier: InvoiceParty; client: InvoiceParty; site: PayingSite },
): Promise<Buffer> {
  const title = 'Statement of account'
  const number = dayText(on)
  return makePdf({ title, number, author: supplier.name, made: new Date(`${on}T12:00:00Z`) }, (pdf) => {
    writeTitle(pdf, title)
    writeFacts(pdf, [['Statement date', dayText(on)]])
    writeParties(pdf, { heading: 'From', party: supplier }, { heading: 'To', party: client })
    if (accounts.length === 0) pdf.text('Nothing is open. Thank you.')
    for (const account of accounts) writeAccount(pdf, account)
    if (accounts.some(({ open_cents }) => open_cents > 0)) writeHowToPayAll(pdf, site)
  })
}
