import { invoiceNumber } from '@talentplace/contract/billing/invoices/invoice-number'
import type { Currency } from '@talentplace/contract/shared/money'
import { mailOf, type MailText, type Sender } from '../../platform/mail/mail-layout.ts'
import { sentenceDay } from '../../rules/sentence-day.ts'
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
  failed(invoice: MailedInvoice, failure: FailedTry, at: Date): MailText
  /** An invoice stays unpaid. */
  paused(subscription: MailedSubscription, from: string, at: Date): MailText
  /** A pause lasts long: its hours aren't kept any more from `free` on. `resumes_on` null: until it is paid. */
  hoursFree(subscription: MailedSubscription, days: { free: string; resumes_on: string | null }, at: Date): MailText
  /** It goes on soon, and these people haven't the hours any more. */
  hoursMissing(subscription: MailedSubscription, names: string): MailText
}

interface MailedSubscription {
  readonly uuid: string
  readonly project_name: string
}

const named = ({ number, currency }: MailedInvoice) => invoiceNumber(currency, number)

/** What clients are told of their renewals by email. */
export function renewalMails(site: Sender): RenewalMails {
  const { publicUrl } = site
  const viewOf = (uuid: string) => ({ label: 'View the subscription', url: `${publicUrl}/client/projects/${uuid}` })
  return {
    failed: (invoice, { amount_cents, message, next_try }, at) => {
      const { currency, project_name, period_start, period_end } = invoice
      const period = `${sentenceDay(period_start, at)} – ${sentenceDay(period_end, at)}`
      return mailOf(site, {
        subject: `Your card wasn’t charged for invoice ${named(invoice)}`,
        paragraphs: [
          `We couldn’t charge ${moneyText(amount_cents, currency)} for invoice ${named(invoice)} (“${project_name}”, ${period}): ${message}`,
          next_try === null
            ? 'We won’t try again, and the invoice is now past due. Pay it with another card. If it’s still unpaid in 14 days, we’ll pause the work.'
            : `Your assistants keep working. We’ll try again on ${sentenceDay(next_try, at)}. You can pay with another card before then.`,
        ],
        button: { label: 'Pay the invoice', url: `${publicUrl}/client/invoices/${invoice.uuid}` },
        reason: 'billing',
      })
    },
    paused: ({ uuid, project_name }, from, at) =>
      mailOf(site, {
        subject: `Paused until the invoice is paid: ${project_name}`,
        paragraphs: [
          `An invoice for your subscription “${project_name}” has been past due for 14 days, so the subscription pauses on ${sentenceDay(from, at)}. Nothing renews and your assistants stop working. Time they’ve already worked is saved.`,
          'Pay the invoice and work resumes that day. If your current period is over by then, a new one starts; the subscription’s page shows what it costs.',
        ],
        button: { label: 'View the balance due', url: `${publicUrl}/client/projects/${uuid}` },
        reason: 'billing',
      }),
    hoursFree: ({ uuid, project_name }, { free, resumes_on }, at) =>
      mailOf(site, {
        subject: `Hours held until ${sentenceDay(free, at)}: ${project_name}`,
        paragraphs: [
          `Your subscription “${project_name}” is paused for more than 30 days. We’re holding your assistants’ hours until ${sentenceDay(free, at)}. After that, they can take on other work.`,
          resumes_on === null
            ? 'Pay the open invoice before that day and everyone keeps their hours for you. After that, we’ll book the same hours if they’re still free.'
            : `A week before you resume on ${sentenceDay(resumes_on, at)}, we’ll book the same hours if they’re still free. To keep everyone, choose an earlier date.`,
        ],
        button: viewOf(uuid),
        reason: 'billing',
      }),
    hoursMissing: ({ uuid, project_name }, names) =>
      mailOf(site, {
        subject: `Fewer hours than before: ${project_name}`,
        paragraphs: [
          `While your subscription “${project_name}” was paused, ${names} took on other work and may not have all the hours you need.`,
          'Our team is looking for a solution and will write to you. You can also ask for someone else, or for different hours, on the subscription’s page.',
        ],
        button: viewOf(uuid),
        reason: 'billing',
      }),
  }
}
