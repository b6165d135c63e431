import type { Statement } from '@talentplace/contract/invoices/statement.routes'
import { makePdf, type Pdf } from '../../platform/pdf/make-pdf.ts'
import { dayText } from '../../rules/day-text.ts'
import { writeAmount, writeHead } from './document-pdf.ts'
import type { InvoiceParty } from './post-invoice.ts'

/** How an age is written on documents. */
const ageWords = {
  current: 'Not due yet',
  '1-30': '1 to 30 days past due',
  '31-60': '31 to 60 days past due',
  '61-90': '61 to 90 days past due',
  'over 90': 'More than 90 days past due',
} as const

const methodWords = { transfer: ' by bank transfer', cheque: ' by cheque', other: '' } as const

const refundText = ({ method, paid_date, reference }: Statement['accounts'][number]['refunds'][number]) =>
  `Credit refunded${methodWords[method]} on ${dayText(paid_date)}, ${reference}`

function writeAccount(pdf: Pdf, account: Statement['accounts'][number]): void {
  const { currency, invoices, ages, open_cents, credit_cents, refunds } = account
  for (const { number, invoice_date, due_date, balance_cents } of invoices) {
    const what = `Invoice ${number} of ${dayText(invoice_date)}, due ${dayText(due_date)}`
    writeAmount(pdf, currency, what, balance_cents)
  }
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
export function statementPdf(statement: Statement, supplier: InvoiceParty): Promise<Buffer> {
  const { company, on, accounts } = statement
  const title = 'Statement of account'
  const client = { name: company, address: [], tax_numbers: [] }
  return makePdf({ title, author: supplier.name, made: new Date(`${on}T12:00:00Z`) }, (pdf) => {
    writeHead(pdf, { title, about: [dayText(on)], supplier, client })
    if (accounts.length === 0) pdf.text('Nothing is open. Thank you.')
    for (const account of accounts) writeAccount(pdf, account)
  })
}
