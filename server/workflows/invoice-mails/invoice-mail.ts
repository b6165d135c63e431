import type { Invoice, InvoicePayment } from '@talentplace/contract/invoices/invoice.routes'
import { documentFileName } from '../../platform/http/document-file-name.ts'
import { mailOf, type Sender } from '../../platform/mail/mail-layout.ts'
import type { Mail } from '../../platform/mail/queue-mail.ts'
import { dayText } from '../../rules/day-text.ts'
import { moneyText } from '../../rules/money-text.ts'

type MailText = Pick<Parameters<typeof mailOf>[0], 'subject' | 'paragraphs'>

const workOf = ({ number, project_name, period_start, period_end }: Invoice) =>
  `invoice ${number}, “${project_name}”, ${dayText(period_start)} to ${dayText(period_end)}`

/** What took it back as a whole, as the mail names it. */
const notesOf = ({ credit_notes }: Invoice) =>
  `credit note${credit_notes.length === 1 ? '' : 's'} ${new Intl.ListFormat('en-CA').format(credit_notes.map(({ number }) => number))}`

/** Money came, and since then all of the invoice was credited: what it says is that, and not that it is paid. */
function receiptOfCredited(invoice: Invoice, { amount_cents, paid_day }: InvoicePayment): MailText {
  return {
    subject: `Credited: invoice ${invoice.number}`,
    paragraphs: [
      `We received ${moneyText(amount_cents, invoice.currency)} on ${dayText(paid_day)} for ${workOf(invoice)}. Since then we credited the invoice in full with ${notesOf(invoice)}.`,
      attached,
    ],
  }
}

function receiptOf(invoice: Invoice, payment: InvoicePayment): MailText {
  if (invoice.status === 'credited') return receiptOfCredited(invoice, payment)
  const { amount_cents, card, method, paid_day } = payment
  return {
    subject: `Paid: invoice ${invoice.number}`,
    paragraphs: [
      `We have received ${moneyText(amount_cents, invoice.currency)} for ${workOf(invoice)}. Thank you.`,
      `Paid with ${card ?? method} on ${dayText(paid_day)}. The invoice is attached.`,
    ],
  }
}

function openOf(invoice: Invoice): MailText {
  const { number, small_balance, next_try, currency, total_cents, balance_cents } = invoice
  const total = moneyText(total_cents, currency)
  if (invoice.status === 'credited') {
    return {
      subject: `Credited: invoice ${number}`,
      paragraphs: [
        `We credited ${workOf(invoice)}, in full with ${notesOf(invoice)}. Its total was ${total}: there is nothing left to pay.`,
        attached,
      ],
    }
  }
  if (balance_cents === 0) {
    return {
      subject: `Paid: invoice ${number}`,
      paragraphs: [`The total of ${workOf(invoice)}, is ${total}. It is paid: there is nothing left to pay.`, attached],
    }
  }
  const open = moneyText(balance_cents, currency)
  const next =
    small_balance === 'with_next'
      ? 'It is less than a card can be charged, so it will be collected with your next invoice. There is nothing you need to do.'
      : next_try === null
        ? 'You can pay it on the invoice’s page.'
        : `Your default card will be charged on ${dayText(next_try)}.`
  const isPartlyPaid = balance_cents < total_cents
  return {
    subject: isPartlyPaid ? `Balance due of invoice ${number}` : `Your invoice ${number}`,
    paragraphs: [
      `The total of ${workOf(invoice)}, is ${total}. ${isPartlyPaid ? `${open} of it is open` : `Nothing was charged: ${open} is open`}. ${next}`,
      attached,
    ],
  }
}
const attached = 'The invoice is attached.'

/** An invoice as a file, with the receipt of a payment; without one it says what is open, or that it is paid. */
export function invoiceMail(
  { brand, publicUrl }: Sender,
  { invoice, payment, file }: { invoice: Invoice; payment: InvoicePayment | null; file: Buffer },
): Omit<Mail, 'to'> {
  const text = payment === null ? openOf(invoice) : receiptOf(invoice, payment)
  const button = { label: 'See the invoice', url: `${publicUrl}/client/invoices/${invoice.uuid}` }
  const file_name = documentFileName(brand, `Invoice ${invoice.number}`, 'pdf')
  return {
    ...mailOf({ brand, publicUrl, ...text, button }),
    attachments: [{ file_name, media_type: 'application/pdf', content: file }],
  }
}
