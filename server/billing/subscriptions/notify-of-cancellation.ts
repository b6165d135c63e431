import type { Transaction } from 'kysely'
import { notify } from '../../core/notifications/notify.ts'
import type { Subscription } from '../../subscriptions/subscriptions/owned-subscription.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Mail } from '../../platform/mail/queue-mail.ts'
import { billedPeople } from '../../core/recipients/recipients.ts'
import type { CancellationMails } from './cancellation-mails.ts'
import { staffWith } from '../../platform/sessions/staff-with.ts'

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
