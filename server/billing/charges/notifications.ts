import { documentLanguage } from '../invoices/document-wording.ts'
import { writtenIn } from '../../platform/languages/reader-language.ts'
import { defaultLanguage } from '@talentplace/contract/shared/i18n/language'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { money } from '../invoices/document-words.ts'
import * as t from '@talentplace/contract/billing/messages/notifications'
import * as invoices from '@talentplace/contract/billing/messages/invoice-mails'
import * as mails from '@talentplace/contract/billing/messages/subscription-mails'
import { invoiceStates } from '@talentplace/contract/billing/invoices/invoice.states'
import { invoiceNumber } from '@talentplace/contract/billing/invoices/invoice-number'
import type { Currency } from '@talentplace/contract/shared/money'
import type { Transaction } from 'kysely'
import { inEachLanguage, notify } from '../../core/notifications/notify.ts'
import { mailOf, type MailText, type Sender } from '../../platform/mail/mail-layout.ts'
import { markPastDue } from '../../subscriptions/subscriptions/ar-status.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { raiseAlert } from '../../platform/alerts/raise-alert.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { dayInSentence } from '../../rules/sentence-day.ts'
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

/** What wasn't charged, and why, a sentence; when it is tried again, or null: not any more. */
interface FailedTry {
  readonly amount_cents: number
  readonly reason: () => string
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

/** What clients are told of their renewals by email, in the language that is written. */
export function renewalMails(site: Sender): RenewalMails {
  const { publicUrl } = site
  const language = currentLanguage
  const viewOf = (uuid: string) => ({ label: mails.view(), url: `${publicUrl}/client/projects/${uuid}` })
  return {
    failed: (invoice, { amount_cents, reason, next_try }, at) => {
      const { currency, project_name: project, period_start, period_end } = invoice
      const number = named(invoice)
      const period = { from: dayInSentence(period_start, at), to: dayInSentence(period_end, at) }
      return mailOf(site, {
        language: language(),
        subject: mails.notChargedSubject({ number }),
        paragraphs: [
          mails.notCharged({ amount: money(amount_cents, currency), number, project, ...period, reason: reason() }),
          next_try === null ? mails.noMoreTries() : mails.nextTry({ day: dayInSentence(next_try, at) }),
        ],
        button: { label: invoices.pay(), url: `${publicUrl}/client/invoices/${invoice.uuid}` },
        reason: 'billing',
      })
    },
    paused: ({ uuid, project_name: project }, from, at) =>
      mailOf(site, {
        language: language(),
        subject: mails.unpaidSubject({ project }),
        paragraphs: [mails.unpaid({ project, day: dayInSentence(from, at) }), mails.payToResume()],
        button: { label: mails.viewBalance(), url: `${publicUrl}/client/projects/${uuid}` },
        reason: 'billing',
      }),
    hoursFree: ({ uuid, project_name: project }, { free, resumes_on }, at) => {
      const day = dayInSentence(free, at)
      return mailOf(site, {
        language: language(),
        subject: mails.hoursHeldSubject({ day, project }),
        paragraphs: [
          mails.hoursHeld({ day, project }),
          resumes_on === null ? mails.payToKeep() : mails.bookedBefore({ day: dayInSentence(resumes_on, at) }),
        ],
        button: viewOf(uuid),
        reason: 'billing',
      })
    },
    hoursMissing: ({ uuid, project_name: project }, names) =>
      mailOf(site, {
        language: language(),
        subject: mails.fewerHoursSubject({ project }),
        paragraphs: [mails.fewerHours({ project, names }), mails.lookingForSolution()],
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
  {
    invoice,
    amount_cents,
    reason,
    at,
  }: { invoice: LockedInvoice; at: Date } & Pick<FailedTry, 'amount_cents' | 'reason'>,
  { failed }: Pick<RenewalMails, 'failed'>,
): Promise<void> {
  if (!invoiceStates.is('open', invoice.status)) return
  const collection = await transaction
    .selectFrom('collections')
    .select('next_try')
    .where('invoice_uuid', '=', invoice.uuid)
    .executeTakeFirst()
  const next_try = collection?.next_try ?? null
  const english = writtenIn(defaultLanguage, reason)
  if (next_try === null) await giveUp(transaction, invoice, english, at)
  const { users, addresses } = await billedPeople(transaction, invoice.client_uuid)
  await notify(transaction, {
    users,
    type: 'billing',
    ...inEachLanguage(() => ({
      title: t.notCharged({ number: invoiceNumber(invoice.currency, invoice.number) }),
      body:
        next_try === null
          ? t.nowPastDue({ reason: reason() })
          : t.nextTry({ reason: reason(), day: dayInSentence(next_try, at) }),
    })),
    icon: 'alert',
    priority: 0,
    entity_link: `invoice:${invoice.uuid}`,
    at,
  })
  // Whoever's request asks for the charge may read another language than the client.
  const language = await writtenIn(defaultLanguage, () => documentLanguage(transaction, invoice.client_uuid))
  const mail = writtenIn(language, () => failed(invoice, { amount_cents, reason, next_try }, at))
  for (const to of addresses) await queueMail(transaction, { to, ...mail, thread: `invoice:${invoice.uuid}` })
  if (next_try !== null) return
  const { body: detail, entity_link, title } = saidOf(invoice, english)
  await raiseAlert(transaction, { fingerprint: entity_link, type: 'alert', title, detail, entity_link, at })
}

interface NewCredit {
  readonly client_uuid: string
  readonly currency: Currency
  /** What came in, and how much of it nothing was open for. */
  readonly amount_cents: number
  readonly credit_cents: number
  /** What the money was for, as in 'for invoice CAD-00042'. */
  readonly what: () => string
  /** Why it was too much, a sentence. */
  readonly why: () => string
  /** The processor's number of the charge. */
  readonly reference: string
}

/** Step: more came in than was open. Staff and the client are told what came, what it paid and what is credit now. */
export async function notifyOfCredit(transaction: Transaction<Tables>, credit: NewCredit, at: Date): Promise<void> {
  const { client_uuid, amount_cents, credit_cents, currency, what, why, reference } = credit
  const paid = amount_cents - credit_cents
  const english = (cents: number) => moneyText(cents, currency)
  const split = paid === 0 ? 'All of it is' : `${english(paid)} of it was still open, and ${english(credit_cents)} is`
  const [forWhat, because] = writtenIn(defaultLanguage, () => [what(), why()])
  const { company } = await transaction
    .selectFrom('clients')
    .select('company')
    .where('uuid', '=', client_uuid)
    .executeTakeFirstOrThrow()
  const shared = { icon: 'alert', priority: 0, entity_link: `client:${client_uuid}`, at } as const
  await notify(transaction, {
    users: await financeStaff(transaction),
    type: 'collections',
    title: `${company.slice(0, 120)} has a new credit of ${english(credit_cents)}`,
    body: `${english(amount_cents)} came by card for ${forWhat} (${reference}). ${because} ${split} the client’s credit now. It pays the next invoice that a card is charged for. You can also refund it, or use it on an open invoice.`,
    ...shared,
  })
  await notify(transaction, {
    users: (await billedPeople(transaction, client_uuid)).users,
    type: 'billing',
    ...inEachLanguage(() => {
      const credited = money(credit_cents, currency)
      const about = { amount: money(amount_cents, currency), what: what(), why: why() }
      return {
        title: t.newCredit({ amount: credited }),
        body:
          paid === 0
            ? t.allOfItCredit(about)
            : t.partOfItCredit({ ...about, paid: money(paid, currency), credit: credited }),
      }
    }),
    ...shared,
  })
}
