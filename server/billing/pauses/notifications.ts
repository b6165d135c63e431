import * as t from '@talentplace/contract/billing/messages/subscription-mails'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import type { Transaction } from 'kysely'
import { inEachLanguage, notify } from '../../core/notifications/notify.ts'
import { dayInSentence } from '../../rules/sentence-day.ts'
import { acceptedRatePlans } from '../../subscriptions/hours/accepted-rate-plans.ts'
import type { Subscription } from '../../subscriptions/owned-subscription.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { writtenIn } from '../../platform/languages/reader-language.ts'
import { mailOf, type MailText, type Sender } from '../../platform/mail/mail-layout.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { queueRequestedMail } from '../../platform/mail/queue-requested-mail.ts'
import { staffWith } from '../../platform/sessions/staff-with.ts'
import { documentLanguage } from '../invoices/document-wording.ts'
import { billedPeople } from '../../core/recipients/recipients.ts'

interface MailedSubscription {
  readonly uuid: string
  readonly project_name: string
}

interface PauseMails {
  paused(subscription: MailedSubscription, days: { from: string; resumes_on: string }, at: Date): MailText
  /** One under way ends on another day than was agreed. */
  continues(subscription: MailedSubscription, resumes_on: string, at: Date): MailText
  /** Taken back before it began. */
  notPaused(subscription: MailedSubscription, renews: string, at: Date): MailText
}

/** What a client's people are told when a subscription is paused, or isn't after all. */
export function pauseMails(site: Sender): PauseMails {
  const mail = ({ uuid }: MailedSubscription, subject: string, paragraphs: string[]) => {
    const button = { label: t.view(), url: `${site.publicUrl}/client/projects/${uuid}` }
    return mailOf(site, { language: currentLanguage(), subject, paragraphs, button, reason: 'billing' })
  }
  return {
    paused: (subscription, { from, resumes_on }, at) => {
      const about = { project: subscription.project_name, day: dayInSentence(from, at) }
      const resumes = t.resumesBySelf({ day: dayInSentence(resumes_on, at) })
      return mail(subscription, t.pausedSubject(about), [t.paused(about), resumes])
    },
    continues: (subscription, resumes_on, at) => {
      const about = { project: subscription.project_name, day: dayInSentence(resumes_on, at) }
      return mail(subscription, t.resumesSubject(about), [t.resumes(about)])
    },
    notPaused: (subscription, renews, at) => {
      const project = subscription.project_name
      return mail(subscription, t.notPausedSubject({ project }), [
        t.notPaused({ project, day: dayInSentence(renews, at) }),
      ])
    },
  }
}

export interface PauseDeps {
  readonly database: Database
  readonly clock: Clock
  readonly mails: PauseMails
}

/** Whose place goes on, each once. */
async function workersOf(transaction: Transaction<Tables>, { uuid, end_date }: Subscription): Promise<string[]> {
  const rows = await acceptedRatePlans(transaction, uuid)
    .where('hours_released_date', 'is', null)
    .where('rp_end_date', 'is not distinct from', end_date)
    .execute()
  return [...new Set(rows.flatMap(({ user_uuid }) => (user_uuid === null ? [] : [user_uuid])))].sort()
}

interface PauseText {
  readonly write: () => { readonly title: string; readonly body: string }
  readonly at: Date
}

/** Client, assistants and staff by a notification. */
export async function notifyOfPause(
  transaction: Transaction<Tables>,
  subscription: Subscription,
  { write, at }: PauseText,
): Promise<void> {
  const text = {
    ...inEachLanguage(write),
    entity_link: `project:${subscription.uuid}`,
    icon: 'info',
    at,
  } as const
  const { users } = await billedPeople(transaction, subscription.client_uuid)
  const workers = await workersOf(transaction, subscription)
  const staff = await staffWith(transaction, 'admin_project.view')
  await notify(transaction, { ...text, type: 'subscription', priority: 1, users })
  await notify(transaction, { ...text, type: 'project_hours', priority: 1, users: workers })
  await notify(transaction, { ...text, type: 'collections', priority: 1, users: staff })
}

/**
 * All of them, and by mail whoever gets the invoices.
 * @param mail written in the language of the client's documents
 * @param requested someone pressed something, who could do so as often as they like
 * @throws HttpError 429 for what is asked
 */
export async function notifyClientOfPause(
  transaction: Transaction<Tables>,
  subscription: Subscription,
  { mail, ...text }: PauseText & { mail: () => MailText },
  requested: boolean,
): Promise<void> {
  await notifyOfPause(transaction, subscription, text)
  const { addresses } = await billedPeople(transaction, subscription.client_uuid)
  const written = writtenIn(await documentLanguage(transaction, subscription.client_uuid), mail)
  for (const to of [...addresses].sort()) {
    const about = { to, ...written, thread: `project:${subscription.uuid}` }
    if (requested) await queueRequestedMail(transaction, about, text.at)
    else await queueMail(transaction, about)
  }
}
