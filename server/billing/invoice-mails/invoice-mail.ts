import type { Invoice, InvoiceCreditNote, InvoicePayment } from '@talentplace/contract/billing/invoices/invoice.routes'
import * as files from '@talentplace/contract/billing/messages/invoice-files'
import * as t from '@talentplace/contract/billing/messages/invoice-mails'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { locales } from '@talentplace/contract/shared/i18n/language'
import { documentFileName } from '../../platform/http/document-file-name.ts'
import { mailOf, type MailContent, type Sender } from '../../platform/mail/mail-layout.ts'
import type { Mail } from '../../platform/mail/queue-mail.ts'
import { sentenceDay } from '../../rules/sentence-day.ts'
import { cardText, money } from '../invoices/document-words.ts'

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

const dayIn = (date: string, at: Date) => sentenceDay(date, at, currentLanguage())

/** `invoice CAD-00133 (“Shop office”, Nov 20 – Dec 19)` */
const workOf = ({ number, project_name, period_start, period_end }: MailedInvoice, at: Date) =>
  t.work({ number, project: project_name, from: dayIn(period_start, at), to: dayIn(period_end, at) })

/** What took it back as a whole, as the mail names it. */
function notesOf({ credit_notes }: MailedInvoice): string {
  const numbers = new Intl.ListFormat(locales[currentLanguage()]).format(credit_notes.map(({ number }) => number))
  return t.notes({ count: credit_notes.length, numbers })
}

/** Money came, and since then all of the invoice was credited: what it says is that, and not that it is paid. */
function receiptOfCredited(invoice: MailedInvoice, { amount_cents, paid_day }: MailedPayment, at: Date): Words {
  const amount = money(amount_cents, invoice.currency)
  const [day, work, notes] = [dayIn(paid_day, at), workOf(invoice, at), notesOf(invoice)]
  return {
    subject: t.creditedSubject({ number: invoice.number }),
    paragraphs: [t.receivedThenCredited({ amount, day, work, notes }), t.attached()],
  }
}

function receiptOf(invoice: MailedInvoice, payment: MailedPayment, at: Date): Words {
  if (invoice.status === 'credited') return receiptOfCredited(invoice, payment, at)
  const { amount_cents, card, method, paid_day } = payment
  const amount = money(amount_cents, invoice.currency)
  const way = card === null ? files.way({ method }) : cardText(card)
  return {
    subject: t.paidSubject({ number: invoice.number, amount }),
    paragraphs: [
      t.received({ amount, work: workOf(invoice, at) }),
      `${t.paidWith({ way, day: dayIn(paid_day, at) })} ${t.attached()}`,
    ],
  }
}

/** What becomes of an open balance, and when. */
function nextOf({ small_balance, next_try, due_date }: MailedInvoice, at: Date): string {
  if (small_balance === 'with_next') return t.withNext()
  if (next_try !== null) return t.chargedOn({ day: dayIn(next_try, at) })
  return t.payOnPage({ day: dayIn(due_date, at) })
}

function openOf(invoice: MailedInvoice, at: Date): Words {
  const { number, due_date, small_balance, currency, total_cents, balance_cents } = invoice
  const [work, total] = [workOf(invoice, at), money(total_cents, currency)]
  if (invoice.status === 'credited') {
    return {
      subject: t.creditedSubject({ number }),
      paragraphs: [t.credited({ work, notes: notesOf(invoice), total }), t.attached()],
    }
  }
  if (total_cents === 0) {
    return { subject: t.nothingSubject({ number }), paragraphs: [t.nothingToPay({ work }), t.attached()] }
  }
  if (balance_cents === 0) {
    return {
      subject: t.paidSubject({ number, amount: total }),
      paragraphs: [t.alreadyPaid({ work, total }), t.attached()],
    }
  }
  const amount = money(balance_cents, currency)
  const open = balance_cents < total_cents ? t.balance({ amount }) : t.nothingCharged()
  return {
    subject:
      small_balance === 'with_next'
        ? t.withNextSubject({ number, amount })
        : t.dueSubject({ number, amount, day: dayIn(due_date, at) }),
    paragraphs: [`${t.total({ work, total })} ${open} ${nextOf(invoice, at)}`, t.attached()],
  }
}

/** An invoice as a file, with the receipt of a payment; without one it says what is open, or that it is paid. */
export function invoiceMail(
  site: Sender,
  { invoice, payment, file, at }: { invoice: MailedInvoice; payment: MailedPayment | null; file: Buffer; at: Date },
): Omit<Mail, 'to'> {
  const words = payment === null ? openOf(invoice, at) : receiptOf(invoice, payment, at)
  const button = { label: t.view(), url: `${site.publicUrl}/client/invoices/${invoice.uuid}` }
  const file_name = documentFileName(site.brand, files.invoice({ number: invoice.number }), 'pdf')
  return {
    ...mailOf(site, { ...words, language: currentLanguage(), button, reason: 'billing' }),
    thread: `invoice:${invoice.uuid}`,
    attachments: [{ file_name, media_type: 'application/pdf', content: file }],
  }
}
