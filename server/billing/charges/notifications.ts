import { invoiceStates } from '@talentplace/contract/billing/invoices/invoice.states'
import { invoiceNumber } from '@talentplace/contract/billing/invoices/invoice-number'
import type { Currency } from '@talentplace/contract/shared/money'
import type { Transaction } from 'kysely'
import { notify } from '../../core/notifications/notify.ts'
import { mailOf, type MailText, type Sender } from '../../platform/mail/mail-layout.ts'
import { markPastDue } from '../../subscriptions/subscriptions/ar-status.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { raiseAlert } from '../../platform/alerts/raise-alert.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { sentenceDay } from '../../rules/sentence-day.ts'
import { moneyText } from '../../rules/money-text.ts'
import type { LockedInvoice } from './lock-invoice.ts'
import { billedPeople, financeStaff } from '../../core/recipients/recipients.ts'

/** What staff are told of an invoice that won't be tried again. */
function saidOf(invoice: LockedInvoice, message: string) {
  const open = moneyText(invoice.total_cents - invoice.paid_cents, invoice.currency)
  return {
    title: `Past due: invoice ${invoiceNumber(invoice.currency, invoice.number)}`,
    body: `${open} for “${invoice.project_name}” couldn’t be collected in five tries. Last reason: ${message}`,
    entity_link: `invoice:${invoice.uuid}` as const,
  }
}

async function giveUp(transaction: Transaction<Tables>, invoice: LockedInvoice, message: string, at: Date) {
  await transaction
    .updateTable('invoices')
    .set({ status: invoiceStates.step(invoice.status, 'overdue', 'system') })
    .where('uuid', '=', invoice.uuid)
    .execute()
  await markPastDue(transaction, invoice.project_uuid)
  await notify(transaction, {
    users: await financeStaff(transaction),
    type: 'collections',
    ...saidOf(invoice, message),
    icon: 'alert',
    priority: 0,
    at,
  })
}

/** The invoice a mail is about. */
interface MailedInvoice {
  readonly uuid: string
  readonly number: number
  readonly currency: Currency
  readonly period_start: string
  readonly period_end: string
  readonly project_name: string
}

/** What wasn't charged, and why, in the processor's words; when it is tried again, or null: not any more. */
interface FailedTry {
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

/**
 * Step: a card wasn't charged by itself: of `amount_cents` nothing was taken. The client is told each time, and when it won't be tried any more the invoice is
 * overdue, the subscription past due, and staff are told. Where an earlier try has paid it after all, nothing is.
 */
export async function notifyOfFailure(
  transaction: Transaction<Tables>,
  { invoice, amount_cents, message, at }: { invoice: LockedInvoice; amount_cents: number; message: string; at: Date },
  mails: RenewalMails,
): Promise<void> {
  if (!invoiceStates.is('open', invoice.status)) return
  const collection = await transaction
    .selectFrom('collections')
    .select('next_try')
    .where('invoice_uuid', '=', invoice.uuid)
    .executeTakeFirst()
  const next_try = collection?.next_try ?? null
  if (next_try === null) await giveUp(transaction, invoice, message, at)
  const { users, addresses } = await billedPeople(transaction, invoice.client_uuid)
  await notify(transaction, {
    users,
    type: 'billing',
    title: `Your card wasn’t charged for invoice ${invoiceNumber(invoice.currency, invoice.number)}`,
    body:
      next_try === null
        ? `${message} The invoice is past due: pay it with another card.`
        : `${message} We’ll try again on ${sentenceDay(next_try, at)}.`,
    icon: 'alert',
    priority: 0,
    entity_link: `invoice:${invoice.uuid}`,
    at,
  })
  const mail = mails.failed(invoice, { amount_cents, message, next_try }, at)
  for (const to of addresses) await queueMail(transaction, { to, ...mail, thread: `invoice:${invoice.uuid}` })
  if (next_try !== null) return
  const { body: detail, entity_link, title } = saidOf(invoice, message)
  await raiseAlert(transaction, { fingerprint: entity_link, type: 'alert', title, detail, entity_link, at })
}

interface NewCredit {
  readonly client_uuid: string
  readonly currency: Currency
  /** What came in, and how much of it nothing was open for. */
  readonly amount_cents: number
  readonly credit_cents: number
  /** What the money was for, as in 'for invoice CAD-00042'. */
  readonly what: string
  /** Why it was too much, a sentence. */
  readonly why: string
  /** The processor's number of the charge. */
  readonly reference: string
}

/** Step: more came in than was open. Staff and the client are told what came, what it paid and what is credit now. */
export async function notifyOfCredit(transaction: Transaction<Tables>, credit: NewCredit, at: Date): Promise<void> {
  const money = (cents: number) => moneyText(cents, credit.currency)
  const { client_uuid, amount_cents, credit_cents, what, why, reference } = credit
  const paid = amount_cents - credit_cents
  const split = paid === 0 ? 'All of it is' : `${money(paid)} of it was still open, and ${money(credit_cents)} is`
  const { company } = await transaction
    .selectFrom('clients')
    .select('company')
    .where('uuid', '=', client_uuid)
    .executeTakeFirstOrThrow()
  const shared = { icon: 'alert', priority: 0, entity_link: `client:${client_uuid}`, at } as const
  await notify(transaction, {
    users: await financeStaff(transaction),
    type: 'collections',
    title: `${company.slice(0, 120)} has a new credit of ${money(credit_cents)}`,
    body: `${money(amount_cents)} came by card for ${what} (${reference}). ${why} ${split} the client’s credit now. It pays the next invoice that a card is charged for. You can also refund it, or use it on an open invoice.`,
    ...shared,
  })
  await notify(transaction, {
    users: (await billedPeople(transaction, client_uuid)).users,
    type: 'billing',
    title: `You have a new credit of ${money(credit_cents)}`,
    body: `We received ${money(amount_cents)} for ${what}. ${why} ${split} your credit now. It will be used on your next invoice. If you’d rather have it back, write to us.`,
    ...shared,
  })
}
