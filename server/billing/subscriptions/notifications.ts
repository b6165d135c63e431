import type { Transaction } from 'kysely'
import { notify } from '../../core/notifications/notify.ts'
import { mailOf, type MailText, type Sender } from '../../platform/mail/mail-layout.ts'
import { sentenceDay } from '../../rules/sentence-day.ts'
import type { Subscription } from '../../subscriptions/owned-subscription.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Mail } from '../../platform/mail/queue-mail.ts'
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

/** What a client's people are told when a subscription is cancelled, goes on after all, or ends before it begins. */
export function cancellationMails(site: Sender): CancellationMails {
  const mail = ({ uuid }: MailedSubscription, subject: string, paragraphs: string[]) => {
    const button = { label: 'View the subscription', url: `${site.publicUrl}/client/projects/${uuid}` }
    return mailOf(site, { subject, paragraphs, button, reason: 'billing' })
  }
  return {
    cancelled: (subscription, end_date, at) =>
      mail(subscription, `Cancelled: ${subscription.project_name}`, [
        `Your subscription “${subscription.project_name}” ends on ${sentenceDay(end_date, at)}, the last day you’ve paid for. Your assistants keep working until then, and nothing is charged afterwards.`,
        'You can change your mind until the end of that day.',
      ]),
    resumed: (subscription, renews, at) =>
      mail(subscription, `Cancellation withdrawn: ${subscription.project_name}`, [
        `We’re keeping your subscription “${subscription.project_name}” going. It renews on ${sentenceDay(renews, at)} as usual.`,
      ]),
    ended: (subscription, { amount, credit_note_number }) =>
      mail(subscription, `Cancelled with a full refund: ${subscription.project_name}`, [
        `Your subscription “${subscription.project_name}” ended before it started, and nothing more will be charged. We’re refunding ${amount} to the card that paid. It may take your bank a few days to show it.`,
        ...(credit_note_number === null ? [] : [`Credit note ${credit_note_number} cancels your invoice.`]),
      ]),
  }
}

export interface CancellationDeps {
  readonly database: Database
  readonly clock: Clock
  readonly mails: CancellationMails
}

/** Staff by a notification; by mail whoever gets the invoices. */
export async function notifyOfCancellation(
  transaction: Transaction<Tables>,
  subscription: Subscription,
  text: { title: string; body: string; at: Date; mail: Omit<Mail, 'to'> },
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
  for (const to of [...addresses].sort()) await queue({ to, ...mail, thread: link.entity_link })
}
