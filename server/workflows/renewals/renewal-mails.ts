import type { Currency } from '@talentplace/contract/shared/money'
import { invoiceNumber } from '../../features/invoices/invoice-number.ts'
import { mailOf } from '../../platform/mail/mail-layout.ts'
import { dayText } from '../../rules/day-text.ts'
import { moneyText } from '../../rules/money-text.ts'

/** The invoice a mail is about. */
export interface MailedInvoice {
  readonly uuid: string
  readonly number: number
  readonly currency: Currency
  readonly total_cents: number
  readonly period_start: string
  readonly period_end: string
  readonly project_name: string
}

/** Why a card wasn't charged, in the processor's words, and when it is tried again; null: not any more. */
export interface FailedTry {
  readonly message: string
  readonly next_try: string | null
}

type MailText = ReturnType<typeof mailOf>

export interface RenewalMails {
  failed(invoice: MailedInvoice, failure: FailedTry): MailText
  /** What is open is less than a card can be charged. */
  waits(invoice: MailedInvoice, open_cents: number): MailText
}

const named = ({ number, currency }: MailedInvoice) => invoiceNumber(currency, number)
const workOf = ({ project_name, period_start, period_end }: MailedInvoice) =>
  `“${project_name}”, ${dayText(period_start)} to ${dayText(period_end)}`

/** What clients are told of their renewals by email. */
export function renewalMails({ brand, publicUrl }: { brand: { name: string }; publicUrl: string }): RenewalMails {
  const link = ({ uuid }: MailedInvoice) => `${publicUrl}/client/invoices/${uuid}`
  return {
    waits: (invoice, open_cents) =>
      mailOf({
        brand,
        publicUrl,
        subject: `Balance due of invoice ${named(invoice)}: collected with your next invoice`,
        paragraphs: [
          `Balance due ${moneyText(open_cents, invoice.currency)} of invoice ${named(invoice)}, ${workOf(invoice)}, will be collected with your next invoice: it is less than a card can be charged. There is nothing you need to do.`,
        ],
        button: { label: 'See the invoice', url: link(invoice) },
      }),
    failed: (invoice, { message, next_try }) =>
      mailOf({
        brand,
        publicUrl,
        subject: `Your card was not charged for invoice ${named(invoice)}`,
        paragraphs: [
          `We could not charge ${moneyText(invoice.total_cents, invoice.currency)} for ${workOf(invoice)}: ${message}`,
          next_try === null
            ? 'We won’t try again by ourselves, and the invoice is now past due. Please pay it with another card.'
            : `Nothing has changed for your assistants. We try again on ${dayText(next_try)}. You can pay with another card before that.`,
        ],
        button: { label: 'Pay the invoice', url: link(invoice) },
      }),
  }
}
