import type { Transaction } from 'kysely'
import { notify } from '../../core/notifications/notify.ts'
import { acceptedPlaces } from '../../subscriptions/hours/accepted-places.ts'
import type { Subscription } from '../../subscriptions/subscriptions/owned-subscription.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { MailText } from '../../platform/mail/mail-layout.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { queueRequestedMail } from '../../platform/mail/queue-requested-mail.ts'
import { staffWith } from '../../platform/sessions/staff-with.ts'
import { billedPeople } from '../../core/recipients/recipients.ts'
import type { PauseMails } from './pause-mails.ts'

export interface PauseDeps {
  readonly database: Database
  readonly clock: Clock
  readonly mails: PauseMails
}

/** Whose place goes on, each once. */
async function workersOf(transaction: Transaction<Tables>, { uuid, end_date }: Subscription): Promise<string[]> {
  const rows = await acceptedPlaces(transaction, uuid)
    .where('hours_released_date', 'is', null)
    .where('rp_end_date', 'is not distinct from', end_date)
    .execute()
  return [...new Set(rows.flatMap(({ user_uuid }) => (user_uuid === null ? [] : [user_uuid])))].sort()
}

interface PauseText {
  readonly title: string
  readonly body: string
  readonly at: Date
}

/** Client, assistants and staff by a notification. */
export async function notifyOfPause(
  transaction: Transaction<Tables>,
  subscription: Subscription,
  { title, body, at }: PauseText,
): Promise<void> {
  const text = {
    title: title.slice(0, 200),
    body,
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
 * @param asked someone pressed something, who could do so as often as they like
 * @throws HttpError 429 for what is asked
 */
export async function notifyClientOfPause(
  transaction: Transaction<Tables>,
  subscription: Subscription,
  { mail, ...text }: PauseText & { mail: MailText },
  asked: boolean,
): Promise<void> {
  await notifyOfPause(transaction, subscription, text)
  const { addresses } = await billedPeople(transaction, subscription.client_uuid)
  for (const to of [...addresses].sort()) {
    const about = { to, ...mail, thread: `project:${subscription.uuid}` }
    if (asked) await queueRequestedMail(transaction, about, text.at)
    else await queueMail(transaction, about)
  }
}
