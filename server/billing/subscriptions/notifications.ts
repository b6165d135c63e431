import * as t from '@talentplace/contract/billing/messages/subscription-mails'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import type { Transaction } from 'kysely'
import { notify } from '../../core/notifications/notify.ts'
import { writtenIn } from '../../platform/languages/reader-language.ts'
import { mailOf, type MailText, type Sender } from '../../platform/mail/mail-layout.ts'
import { sentenceDay } from '../../rules/sentence-day.ts'
import type { Subscription } from '../../subscriptions/owned-subscription.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Mail } from '../../platform/mail/queue-mail.ts'
import { documentLanguage } from '../invoices/document-wording.ts'
import { billedPeople } from '../../core/recipients/recipients.ts'
import { staffWith } from '../../platform/sessions/staff-with.ts'

interface MailedSubscription {
  readonly uuid: string
  readonly project_name: string
}

interface MailedRefund {
  /** `$812.00 CAD` */
  readonly amount: string
  /** `CAD-CN-00001`; null where nothing was invoiced. */
  readonly credit_note_number: string | null
}

export interface CancellationMails {
  cancelled(subscription: MailedSubscription, end_date: string, at: Date): MailText
  resumed(subscription: MailedSubscription, renews: string, at: Date): MailText
  /** It has ended before it began, and everything comes back. */
  ended(subscription: MailedSubscription, refund: MailedRefund): MailText
}

const about = ({ project_name }: MailedSubscription, date: string, at: Date) => ({
  project: project_name,
  day: sentenceDay(date, at, currentLanguage()),
})

/** What a client's people are told when a subscription is cancelled, goes on after all, or ends before it begins. */
export function cancellationMails(site: Sender): CancellationMails {
  const mail = ({ uuid }: MailedSubscription, subject: string, paragraphs: string[]) => {
    const button = { label: t.view(), url: `${site.publicUrl}/client/projects/${uuid}` }
    return mailOf(site, { language: currentLanguage(), subject, paragraphs, button, reason: 'billing' })
  }
  return {
    cancelled: (subscription, end_date, at) =>
      mail(subscription, t.cancelledSubject({ project: subscription.project_name }), [
        t.cancelled(about(subscription, end_date, at)),
        t.changeYourMind(),
      ]),
    resumed: (subscription, renews, at) =>
      mail(subscription, t.withdrawnSubject({ project: subscription.project_name }), [
        t.withdrawn(about(subscription, renews, at)),
      ]),
    ended: (subscription, { amount, credit_note_number: number }) =>
      mail(subscription, t.endedSubject({ project: subscription.project_name }), [
        t.ended({ project: subscription.project_name, amount }),
        ...(number === null ? [] : [t.invoiceCancelled({ number })]),
      ]),
  }
}

export interface CancellationDeps {
  readonly database: Database
  readonly clock: Clock
  readonly mails: CancellationMails
}

/** Staff by a notification; by mail, in the language of the client's documents, whoever gets the invoices. */
export async function notifyOfCancellation(
  transaction: Transaction<Tables>,
  subscription: Subscription,
  text: { title: string; body: string; at: Date; mail: () => MailText },
  queue: (mail: Mail) => Promise<void>,
): Promise<void> {
  const { title, body, at, mail } = text
  const link = { entity_link: `project:${subscription.uuid}`, icon: 'info', priority: 1 } as const
  await notify(transaction, {
    ...link,
    type: 'collections',
    title,
    body,
    users: await staffWith(transaction, 'admin_project.view'),
    at,
  })
  const { addresses } = await billedPeople(transaction, subscription.client_uuid)
  const written = writtenIn(await documentLanguage(transaction, subscription.client_uuid), mail)
  for (const to of [...addresses].sort()) await queue({ to, ...written, thread: link.entity_link })
}
