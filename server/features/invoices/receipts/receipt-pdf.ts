import type { InvoiceParty } from '../post-invoice.ts'
import { makePdf } from '../../../platform/pdf/make-pdf.ts'
import { dayText } from '../../../rules/day-text.ts'
import { writeAmount, writeHead } from '../document-pdf.ts'
import type { PaidReceipt } from './read-payment.ts'

/** How it came, in the words of a receipt. */
const ways = {
  card: 'by card',
  transfer: 'by bank transfer',
  cheque: 'by cheque',
  other: '',
  credit: 'from your credit',
  credit_note: '',
}

function wayOf({ card, method, reference }: PaidReceipt): string[] {
  const way = card === null ? ways[method] : `with ${card}`
  return [...(way === '' ? [] : [`Paid ${way}`]), ...(method !== 'card' && reference !== '' ? [reference] : [])]
}

/** A6.10: the receipt of a payment: what came in, what it paid, what of it is credit, and what has been given back. */
export function receiptPdf(payment: PaidReceipt, supplier: InvoiceParty): Promise<Buffer> {
  const title = 'Payment receipt'
  const { client, currency, applied, surplus_cents, amount_cents, refunded_cents, paid_day } = payment
  const made = new Date(`${paid_day}T12:00:00Z`)
  const about = [dayText(paid_day), ...wayOf(payment), `Payment ${payment.uuid}`]
  return makePdf({ title, number: `Payment ${payment.uuid}`, author: supplier.name, made }, (pdf) => {
    writeHead(pdf, { title, about, supplier, client })
    for (const each of applied) writeAmount(pdf, currency, `Invoice ${each.number}`, each.amount_cents)
    if (surplus_cents > 0) writeAmount(pdf, currency, 'Kept as your credit', surplus_cents)
    pdf.font('bold')
    writeAmount(pdf, currency, 'Received', amount_cents)
    pdf.font('regular')
    if (refunded_cents > 0) writeAmount(pdf, currency, 'Refunded since', -refunded_cents)
  })
}
