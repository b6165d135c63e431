import { sql, type Transaction } from 'kysely'
import { notify } from '../../features/notifications/notify.ts'
import type { Subscription } from '../../features/projects/subscriptions/owned-subscription.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Mail } from '../../platform/mail/queue-mail.ts'
import { billedPeople } from '../renewals/told-people.ts'
import type { CancellationMails } from './cancellation-mails.ts'

export interface CancellationDeps {
  readonly database: Database
  readonly clock: Clock
  readonly mails: CancellationMails
}

/** Staff who look after projects. */
async function projectStaff(transaction: Transaction<Tables>): Promise<string[]> {
  const people = await transaction
    .selectFrom('users')
    .select('uuid')
    .where('deleted_date', 'is', null)
    .where(sql<boolean>`permissions && array['admin_project.view', 'super_admin']`)
    .execute()
  return people.map(({ uuid }) => uuid)
}

/** Staff by a notification; by mail whoever gets the invoices. */
export async function tellOfCancellation(
  transaction: Transaction<Tables>,
  subscription: Subscription,
  text: { title: string; body: string; at: Date; mail: Omit<Mail, 'to'> },
  queue: (mail: Mail) => Promise<void>,
): Promise<void> {
  const { title, body, at, mail } = text
  const link = { entity_link: `project:${subscription.uuid}`, icon: 'info', priority: 1 } as const
  await notify(transaction, { ...link, type: 'collections', title, body, users: await projectStaff(transaction), at })
  const { addresses } = await billedPeople(transaction, subscription.client_uuid)
  for (const to of [...addresses].sort()) await queue({ to, ...mail })
}
