import type { Invoice, InvoiceCreditNote, InvoicePayment } from '@talentplace/contract/billing/invoices/invoice.routes'
import { documentFileName } from '../../platform/http/document-file-name.ts'
import { mailOf, type MailContent, type Sender } from '../../platform/mail/mail-layout.ts'
import type { Mail } from '../../platform/mail/queue-mail.ts'
import { sentenceDay } from '../../rules/sentence-day.ts'
import { moneyText } from '../../rules/money-text.ts'

type Words = Pick<MailContent, 'subject' | 'paragraphs'>

/** What a mail says of an invoice. */
export type MailedInvoice = Pick<
  Invoice,
  | 'uuid'
  | 'number'
  | 'status'
  | 'project_name'
  | 'period_start'
  | 'period_end'
  | 'due_date'
  | 'currency'
  | 'total_cents'
  | 'balance_cents'
  | 'small_balance'
  | 'next_try'
> & { readonly credit_notes: readonly Pick<InvoiceCreditNote, 'number'>[] }

type MailedPayment = Pick<InvoicePayment, 'amount_cents' | 'card' | 'method' | 'paid_day'>

const attached = 'The invoice is attached.'

/** `invoice CAD-00133 (“Shop office”, Nov 20 – Dec 19)` */
const workOf = ({ number, project_name, period_start, period_end }: MailedInvoice, at: Date) =>
  `invoice ${number} (“${project_name}”, ${sentenceDay(period_start, at)} – ${sentenceDay(period_end, at)})`

/** What took it back as a whole, as the mail names it. */
const notesOf = ({ credit_notes }: MailedInvoice) =>
  `credit note${credit_notes.length === 1 ? '' : 's'} ${new Intl.ListFormat('en-CA').format(credit_notes.map(({ number }) => number))}`

/** Money came, and since then all of the invoice was credited: what it says is that, and not that it is paid. */
function receiptOfCredited(invoice: MailedInvoice, { amount_cents, paid_day }: MailedPayment, at: Date): Words {
  const amount = moneyText(amount_cents, invoice.currency)
  return {
    subject: `Invoice ${invoice.number} was credited in full`,
    paragraphs: [
      `We received ${amount} on ${sentenceDay(paid_day, at)} for ${workOf(invoice, at)}. We’ve since credited it in full with ${notesOf(invoice)}.`,
      attached,
    ],
  }
}

function receiptOf(invoice: MailedInvoice, payment: MailedPayment, at: Date): Words {
  if (invoice.status === 'credited') return receiptOfCredited(invoice, payment, at)
  const { amount_cents, card, method, paid_day } = payment
  const amount = moneyText(amount_cents, invoice.currency)
  return {
    subject: `Invoice ${invoice.number}: ${amount} paid`,
    paragraphs: [
      `Thank you! We received ${amount} for ${workOf(invoice, at)}.`,
      `Paid with ${card ?? method} on ${sentenceDay(paid_day, at)}. ${attached}`,
    ],
  }
}

/** What becomes of an open balance, and when. */
function nextOf({ small_balance, next_try, due_date }: MailedInvoice, at: Date): string {
  if (small_balance === 'with_next')
    return 'That’s less than a card can be charged, so we’ll collect it with your next invoice. You don’t need to do anything.'
  if (next_try !== null) return `We’ll charge your default card on ${sentenceDay(next_try, at)}.`
  return `You can pay it on the invoice’s page. Due ${sentenceDay(due_date, at)}.`
}

function openOf(invoice: MailedInvoice, at: Date): Words {
  const { number, due_date, small_balance, currency, total_cents, balance_cents } = invoice
  const total = moneyText(total_cents, currency)
  if (invoice.status === 'credited') {
    return {
      subject: `Invoice ${number} was credited in full`,
      paragraphs: [
        `We credited ${workOf(invoice, at)} in full with ${notesOf(invoice)}. The total was ${total}, and there’s nothing left to pay.`,
        attached,
      ],
    }
  }
  if (balance_cents === 0) {
    return {
      subject: total_cents === 0 ? `Invoice ${number}: nothing to pay` : `Invoice ${number}: ${total} paid`,
      paragraphs: [
        total_cents === 0
          ? `There’s nothing to pay for ${workOf(invoice, at)}.`
          : `The total of ${workOf(invoice, at)} was ${total}. It’s paid, and there’s nothing left to pay.`,
        attached,
      ],
    }
  }
  const open = moneyText(balance_cents, currency)
  const isPartlyPaid = balance_cents < total_cents
  return {
    subject:
      small_balance === 'with_next'
        ? `Invoice ${number}: we’ll collect ${open} with your next one`
        : `Invoice ${number}: ${open} due ${sentenceDay(due_date, at)}`,
    paragraphs: [
      `The total of ${workOf(invoice, at)} is ${total}. ${isPartlyPaid ? `The balance due is ${open}` : 'Nothing has been charged yet'}. ${nextOf(invoice, at)}`,
      attached,
    ],
  }
}

/** An invoice as a file, with the receipt of a payment; without one it says what is open, or that it is paid. */
export function invoiceMail(
  site: Sender,
  { invoice, payment, file, at }: { invoice: MailedInvoice; payment: MailedPayment | null; file: Buffer; at: Date },
): Omit<Mail, 'to'> {
  const words = payment === null ? openOf(invoice, at) : receiptOf(invoice, payment, at)
  const button = { label: 'View the invoice', url: `${site.publicUrl}/client/invoices/${invoice.uuid}` }
  const file_name = documentFileName(site.brand, `Invoice ${invoice.number}`, 'pdf')
  return {
    ...mailOf(site, { ...words, button, reason: 'billing' }),
    thread: `invoice:${invoice.uuid}`,
    attachments: [{ file_name, media_type: 'application/pdf', content: file }],
  }
}
