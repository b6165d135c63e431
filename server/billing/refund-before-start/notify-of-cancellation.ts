import * as t from '@talentplace/contract/billing/messages/notifications'
import { sql, type Transaction } from 'kysely'
import { inEachLanguage, notify } from '../../core/notifications/notify.ts'
import type { Subscription } from '../../subscriptions/owned-subscription.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { writtenIn } from '../../platform/languages/reader-language.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { moneyText } from '../../rules/money-text.ts'
import { projectStaff } from '../../core/recipients/project-staff.ts'
import { billedPeople } from '../../core/recipients/recipients.ts'
import { documentLanguage } from '../invoices/document-wording.ts'
import { money } from '../invoices/document-words.ts'
import type { RefundBeforeStartDeps } from './refund-deps.ts'

/** Assistants with an account who were asked or had accepted. */
async function requestedPeople(transaction: Transaction<Tables>, project_uuid: string): Promise<string[]> {
  const { rows } = await sql<{ user_uuid: string }>`select distinct user_uuid from va_relationships
    join assistants on assistants.uuid = virtualassistant_uuid
    where project_uuid = ${project_uuid} and interest <> 'declined' and user_uuid is not null`.execute(transaction)
  return rows.map(({ user_uuid }) => user_uuid)
}

/** Step: the client's people, staff, and those who had been asked hear that a subscription ended before it began. */
export async function notifyOfEnd(
  transaction: Transaction<Tables>,
  { uuid, client_uuid, project_name, currency }: Subscription,
  about: { amount_cents: number; credit_note_number: string | null; mails: RefundBeforeStartDeps['mails']; at: Date },
): Promise<void> {
  const { amount_cents, credit_note_number, mails, at } = about
  const amount = moneyText(amount_cents, currency)
  const link = { entity_link: `project:${uuid}`, icon: 'info', at } as const
  const { users, addresses } = await billedPeople(transaction, client_uuid)
  await notify(transaction, {
    ...link,
    users,
    type: 'billing',
    ...inEachLanguage(() => ({
      title: t.refundBeforeStart(),
      body: t.endedBeforeStart({ project: project_name, amount: money(amount_cents, currency) }),
    })),
    priority: 1,
  })
  await notify(transaction, {
    ...link,
    users: await projectStaff(transaction),
    type: 'collections',
    title: `Cancelled before the start: ${project_name}`.slice(0, 200),
    body: `Nobody could be found for a declined place. ${amount} is being refunded.`,
    priority: 1,
  })
  await notify(transaction, {
    ...link,
    users: await requestedPeople(transaction, uuid),
    type: 'interest',
    ...inEachLanguage(() => ({ title: t.wontStart(), body: t.freeAgain() })),
    priority: 1,
  })
  const mail = writtenIn(await documentLanguage(transaction, client_uuid), () =>
    mails.ended({ uuid, project_name }, { amount: money(amount_cents, currency), credit_note_number }),
  )
  for (const to of addresses) await queueMail(transaction, { to, ...mail, thread: link.entity_link })
}
