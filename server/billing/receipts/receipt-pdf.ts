import * as t from '@talentplace/contract/billing/messages/invoice-files'
import type { InvoiceParty } from '../invoices/post-invoice.ts'
import { writtenIn } from '../../platform/languages/reader-language.ts'
import { makePdf, type Pdf } from '../../platform/pdf/make-pdf.ts'
import { writeFacts } from '../../platform/pdf/write-facts.ts'
import { writeTitle } from '../../platform/pdf/write-heading.ts'
import { writeParties } from '../../platform/pdf/write-parties.ts'
import { writeAmount } from '../invoices/document-pdf.ts'
import { cardText, day, money, partyIn } from '../invoices/document-words.ts'
import type { DocumentWording } from '../invoices/document-wording.ts'
import type { PaidReceipt } from './read-payment.ts'

/** A receipt without what says whose it is. */
type PrintedReceipt = Omit<PaidReceipt, 'client_uuid'>

type Fact = readonly [label: string, value: string]

function wayOf({ card, method, reference }: PrintedReceipt): Fact[] {
  const way = card === null ? t.wayAsFact({ method }) : cardText(card)
  return [
    ...(way === '' ? [] : [[t.paidWith(), way] as const]),
    ...(method !== 'card' && reference !== '' ? [[t.reference(), reference] as const] : []),
  ]
}

function write(pdf: Pdf, payment: PrintedReceipt, supplier: InvoiceParty): void {
  const { client, currency, applied, surplus_cents, amount_cents, refunded_cents, paid_day } = payment
  writeTitle(pdf, t.receipt())
  writeFacts(pdf, [[t.datePaid(), day(paid_day)], ...wayOf(payment), [t.payment(), payment.uuid]])
  writeParties(pdf, { heading: t.paidTo(), party: partyIn(supplier) }, { heading: t.paidBy(), party: partyIn(client) })
  const outcome = t.amountPaid({ amount: money(amount_cents, currency), day: day(paid_day) })
  pdf.font('bold').fontSize(14).text(outcome).font('regular').fontSize(10.5).moveDown(0.8)
  for (const { number, amount_cents: part } of applied) writeAmount(pdf, currency, t.invoice({ number }), part)
  if (surplus_cents > 0) writeAmount(pdf, currency, t.addedToCredit(), surplus_cents)
  pdf.font('bold')
  writeAmount(pdf, currency, t.received(), amount_cents)
  pdf.font('regular')
  if (refunded_cents > 0) writeAmount(pdf, currency, t.refundedSince(), -refunded_cents)
}

/** A6.10: the receipt of a payment: what came in, what it paid, what of it is credit, and what has been given back. */
export function receiptPdf(
  payment: PrintedReceipt,
  supplier: InvoiceParty,
  { language }: Pick<DocumentWording, 'language'>,
): Promise<Buffer> {
  const made = new Date(`${payment.paid_day}T12:00:00Z`)
  return writtenIn(language, () => {
    const about = { title: t.receipt(), number: t.paymentNumber({ number: payment.uuid }) }
    return makePdf({ ...about, author: supplier.name, made }, (pdf) => write(pdf, payment, supplier))
  })
}
