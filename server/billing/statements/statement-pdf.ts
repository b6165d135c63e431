import { months } from '@talentplace/contract/core/messages/days'
import * as t from '@talentplace/contract/billing/messages/invoice-files'
import type { Statement } from '@talentplace/contract/billing/statements/statement.routes'
import { bookmark } from '../../platform/pdf/bookmarks.ts'
import { makePdf, pdfMargin, type Pdf } from '../../platform/pdf/make-pdf.ts'
import { writeFacts } from '../../platform/pdf/write-facts.ts'
import { writeHeading, writeTitle } from '../../platform/pdf/write-heading.ts'
import { writeParties } from '../../platform/pdf/write-parties.ts'
import { total } from '@talentplace/contract/billing/messages/documents'
import { startTable, runningTotal, endTable, makeRoom, writeRow, type PdfColumn } from '../../platform/pdf/write-row.ts'
import { writtenIn } from '../../platform/languages/reader-language.ts'
import { writeAmount } from '../invoices/document-pdf.ts'
import { day, money, partyIn } from '../invoices/document-words.ts'
import type { DocumentWording } from '../invoices/document-wording.ts'
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
  current: t.notDue,
  '1-30': () => t.overdueDays({ from: 1, to: 30 }),
  '31-60': () => t.overdueDays({ from: 31, to: 60 }),
  '61-90': () => t.overdueDays({ from: 61, to: 90 }),
  'over 90': t.overdueMore,
} as const
const sumsRoom = 60

type Account = Statement['accounts'][number]

const refundText = ({ method, paid_date, reference }: Account['refunds'][number]) =>
  t.creditRefunded({ method, day: day(paid_date), reference })

/** The month of a day as bookmarks have it: `Due Nov 2026`. */
function dueMonth(due_date: string): string {
  const [year = '', month = ''] = due_date.split('-')
  return t.dueIn({ month: `${months().split(' ')[Number(month) - 1]} ${year}` })
}

function writeInvoices(pdf: Pdf, { invoices, currency }: Account): void {
  let sum_cents = 0
  let month = ''
  startTable(
    pdf,
    () => writeRow(pdf, columns, [t.invoiceColumn(), t.dateColumn(), t.dueColumn(), total(), t.balanceDue()]),
    runningTotal(pdf, columns, () => money(sum_cents, currency)),
  )
  for (const { number, invoice_date, due_date, total_cents, balance_cents } of invoices) {
    if (due_date.slice(0, 7) !== month) bookmark(pdf, dueMonth(due_date), { isPart: true })
    month = due_date.slice(0, 7)
    const amounts = [money(total_cents, currency), money(balance_cents, currency)] as const
    writeRow(pdf, columns, [number, day(invoice_date), day(due_date), ...amounts])
    sum_cents += balance_cents
  }
  makeRoom(pdf, sumsRoom)
  endTable(pdf)
}

function writeAccount(pdf: Pdf, account: Account): void {
  const { currency, invoices, ages, open_cents, credit_cents, refunds } = account
  writeHeading(pdf, t.account({ currency: currency.toUpperCase() }))
  if (invoices.length > 0) writeInvoices(pdf, account)
  pdf.moveDown(0.5)
  for (const { age, amount_cents } of ages) {
    if (amount_cents > 0) writeAmount(pdf, currency, ageWords[age](), amount_cents)
  }
  pdf.font('bold')
  writeAmount(pdf, currency, t.balanceDue(), open_cents)
  pdf.font('regular')
  if (credit_cents > 0) writeAmount(pdf, currency, t.yourCredit(), 0 - credit_cents)
  for (const refund of refunds) writeAmount(pdf, currency, refundText(refund), refund.amount_cents)
  pdf.moveDown(1)
}

export interface StatementAbout extends Pick<DocumentWording, 'language'> {
  readonly supplier: InvoiceParty
  readonly client: InvoiceParty
  readonly site: PayingSite
}

/** What a client owes as a file: every open invoice, what is past due by age, and their credit, by currency. */
export function statementPdf(
  { on, accounts }: Statement,
  { supplier, client, site, language }: StatementAbout,
): Promise<Buffer> {
  const made = new Date(`${on}T12:00:00Z`)
  return writtenIn(language, () =>
    makePdf({ title: t.statement(), number: day(on), author: supplier.name, made }, (pdf) => {
      writeTitle(pdf, t.statement())
      writeFacts(pdf, [[t.statementDate(), day(on)]])
      writeParties(pdf, { heading: t.from(), party: partyIn(supplier) }, { heading: t.to(), party: partyIn(client) })
      if (accounts.length === 0) pdf.text(t.nothingOpen())
      for (const account of accounts) writeAccount(pdf, account)
      if (accounts.some(({ open_cents }) => open_cents > 0)) writeHowToPayAll(pdf, site)
    }),
  )
}
