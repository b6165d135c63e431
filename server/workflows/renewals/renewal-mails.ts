import { invoiceNumber } from '@talentplace/contract/invoices/invoice-number'
import type { Currency } from '@talentplace/contract/shared/money'
import { mailOf, type MailText, type Sender } from '../../platform/mail/mail-layout.ts'
import { dayText } from '../../rules/day-text.ts'
import { moneyText } from '../../rules/money-text.ts'

/** The invoice a mail is about. */
export interface MailedInvoice {
  readonly uuid: string
  readonly number: number
  readonly currency: Currency
  readonly period_start: string
  readonly period_end: string
  readonly project_name: string
}

/** What wasn't charged, and why, in the processor's words; when it is tried again, or null: not any more. */
export interface FailedTry {
  readonly amount_cents: number
  readonly message: string
  readonly next_try: string | null
}

export interface RenewalMails {
  failed(invoice: MailedInvoice, failure: FailedTry): MailText
  /** An invoice stays unpaid. */
  paused(subscription: MailedSubscription, from: string): MailText
  /** A pause lasts long: its hours aren't kept any more from `free` on. `resumes_on` null: until it is paid. */
  hoursFree(subscription: MailedSubscription, days: { free: string; resumes_on: string | null }): MailText
  /** It goes on soon, and these people haven't the hours any more. */
  hoursMissing(subscription: MailedSubscription, names: string): MailText
}

interface MailedSubscription {
  readonly uuid: string
  readonly project_name: string
}

const named = ({ number, currency }: MailedInvoice) => invoiceNumber(currency, number)
const workOf = ({ project_name, period_start, period_end }: MailedInvoice) =>
  `“${project_name}”, ${dayText(period_start)} to ${dayText(period_end)}`

/** What clients are told of their renewals by email. */
export function renewalMails({ brand, publicUrl }: Sender): RenewalMails {
  const link = ({ uuid }: MailedInvoice) => `${publicUrl}/client/invoices/${uuid}`
  return {
    failed: (invoice, { amount_cents, message, next_try }) =>
      mailOf({
        brand,
        publicUrl,
        subject: `Your card was not charged for invoice ${named(invoice)}`,
        paragraphs: [
          `We could not charge ${moneyText(amount_cents, invoice.currency)} for ${workOf(invoice)}: ${message}`,
          next_try === null
            ? 'We won’t try again by ourselves, and the invoice is now past due. Please pay it with another card. While it stays unpaid for 14 days more, we pause the work.'
            : `Nothing has changed for your assistants. We try again on ${dayText(next_try)}. You can pay with another card before that.`,
        ],
        button: { label: 'Pay the invoice', url: link(invoice) },
      }),
    paused: ({ uuid, project_name }, from) =>
      mailOf({
        brand,
        publicUrl,
        subject: `Paused until its invoice is paid: ${project_name}`,
        paragraphs: [
          `An invoice of your subscription “${project_name}” has been past due for 14 days. From ${dayText(from)} the subscription is paused: nothing renews, and your assistants don’t work. What they worked until then is kept.`,
          'Pay the invoice and the work continues that day. If the period you have is over by then, a new one begins that day; the subscription’s page shows what it costs.',
        ],
        button: { label: 'See what is open', url: `${publicUrl}/client/projects/${uuid}` },
      }),
    hoursFree: ({ uuid, project_name }, { free, resumes_on }) =>
      mailOf({
        brand,
        publicUrl,
        subject: `Hours kept until ${dayText(free)}: ${project_name}`,
        paragraphs: [
          `Your subscription “${project_name}” is paused for more than 30 days. Your assistants’ hours are kept for you until ${dayText(free)}. From then on they may take on other work.`,
          resumes_on === null
            ? 'Pay the open invoice before that day and everyone keeps their hours for you. Later we take them again where they are still free.'
            : `A week before it continues on ${dayText(resumes_on)} we take the hours again where they are still free. To be sure of everyone, choose a day closer by.`,
        ],
        button: { label: 'See the subscription', url: `${publicUrl}/client/projects/${uuid}` },
      }),
    hoursMissing: ({ uuid, project_name }, names) =>
      mailOf({
        brand,
        publicUrl,
        subject: `Fewer hours than before: ${project_name}`,
        paragraphs: [
          `During the pause of your subscription “${project_name}” ${names} took on other work, and may not have all the hours for you any more.`,
          'Our team is looking for a way and will write to you. You can also ask for someone else, or for other hours, on the subscription’s page.',
        ],
        button: { label: 'See the subscription', url: `${publicUrl}/client/projects/${uuid}` },
      }),
  }
}
