import type { InvoiceParty } from '../invoices/post-invoice.ts'
import { makePdf } from '../../platform/pdf/make-pdf.ts'
import { writeFacts } from '../../platform/pdf/write-facts.ts'
import { writeTitle } from '../../platform/pdf/write-heading.ts'
import { writeParties } from '../../platform/pdf/write-parties.ts'
import { dayText } from '../../rules/day-text.ts'
import { moneyText } from '../../rules/money-text.ts'
import { writeAmount } from '../invoices/document-pdf.ts'
import type { PaidReceipt } from './read-payment.ts'

/** How it came, in the words of a receipt. */
const ways = {
  card: 'Card',
  transfer: 'Bank transfer',
  cheque: 'Cheque',
  other: '',
  credit: 'Your credit',
  credit_note: '',
}

type Fact = readonly [label: string, value: string]

function wayOf({ card, method, reference }: PaidReceipt): Fact[] {
  const way = card ?? ways[method]
  return [
    ...(way === '' ? [] : [['Paid with', way] as const]),
    ...(method !== 'card' && reference !== '' ? [['Reference', reference] as const] : []),
  ]
}

/** A6.10: the receipt of a payment: what came in, what it paid, what of it is credit, and what has been given back. */
export function receiptPdf(payment: PaidReceipt, supplier: InvoiceParty): Promise<Buffer> {
  const title = 'Payment receipt'
  const { client, currency, applied, surplus_cents, amount_cents, refunded_cents, paid_day } = payment
  const made = new Date(`${paid_day}T12:00:00Z`)
  return makePdf({ title, number: `Payment ${payment.uuid}`, author: supplier.name, made }, (pdf) => {
    writeTitle(pdf, title)
    writeFacts(pdf, [['Date paid', dayText(paid_day)], ...wayOf(payment), ['Payment', payment.uuid]])
    writeParties(pdf, { heading: 'Paid to', party: supplier }, { heading: 'Paid by', party: client })
    const outcome = `${moneyText(amount_cents, currency)} paid ${dayText(paid_day)}`
    pdf.font('bold').fontSize(14).text(outcome).font('regular').fontSize(10.5).moveDown(0.8)
    for (const each of applied) writeAmount(pdf, currency, `Invoice ${each.number}`, each.amount_cents)
    if (surplus_cents > 0) writeAmount(pdf, currency, 'Kept as your credit', surplus_cents)
    pdf.font('bold')
    writeAmount(pdf, currency, 'Received', amount_cents)
    pdf.font('regular')
    if (refunded_cents > 0) writeAmount(pdf, currency, 'Refunded since', -refunded_cents)
  })
}
