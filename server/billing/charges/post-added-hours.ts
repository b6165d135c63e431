import { day } from '../invoices/document-words.ts'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import * as t from '@talentplace/contract/billing/messages/notifications'
import { sql, type Transaction } from 'kysely'
import { numberInvoice } from '../invoices/number-invoice.ts'
import { inEachLanguage, notify } from '../../core/notifications/notify.ts'
import { acceptedRatePlans } from '../../subscriptions/hours/accepted-rate-plans.ts'
import { clientDay } from '../../subscriptions/client-day.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { dayInSentence } from '../../rules/sentence-day.ts'
import type { LockedInvoice } from './lock-invoice.ts'
import { billedPeople } from '../../core/recipients/recipients.ts'

/** Who works on it, now and until the hours end. */
async function workersOf(transaction: Transaction<Tables>, { project_uuid, period_end }: LockedInvoice, today: string) {
  const rows = await acceptedRatePlans(transaction, project_uuid)
    .where('rate_start_date', '<=', period_end)
    .where((where) => where.or([where('rp_end_date', 'is', null), where('rp_end_date', '>=', today)]))
    .execute()
  return rows.flatMap(({ user_uuid }) => (user_uuid === null ? [] : [user_uuid]))
}

async function notifyOfAddedHours(
  transaction: Transaction<Tables>,
  invoice: LockedInvoice,
  today: string,
  at: Date,
): Promise<void> {
  const { client_uuid, project_uuid, project_name, period_end } = invoice
  const { hours, role, role_fr } = await transaction
    .selectFrom('added_hours')
    .innerJoin('rate_plans', 'rate_plans.seat_uuid', 'added_hours.seat_uuid')
    .innerJoin('roles', 'roles.id', 'rate_plans.role_id')
    .select(['hours', 'roles.value as role', 'roles.value_fr as role_fr'])
    .where('invoice_uuid', '=', invoice.uuid)
    .orderBy(sql`rate_start_date desc`)
    .limit(1)
    .executeTakeFirstOrThrow()
  const text = {
    ...inEachLanguage(() => ({
      title: t.hoursAdded({ hours, project: project_name }),
      body: t.hoursAddedUntil({
        role: currentLanguage() === 'fr' ? (role_fr ?? role) : role,
        hours,
        day: dayInSentence(period_end, at),
      }),
    })),
    icon: 'happy',
    priority: 1,
    entity_link: `project:${project_uuid}`,
    at,
  } as const
  const { users } = await billedPeople(transaction, client_uuid)
  await notify(transaction, { ...text, type: 'subscription', users })
  await notify(transaction, { ...text, type: 'project_hours', users: await workersOf(transaction, invoice, today) })
}

/** What keeps paid hours from being had any more, as a sentence; null: they can be had. */
function whyTooLate({ period_end }: LockedInvoice, wasRejected: boolean, today: string): (() => string) | null {
  if (period_end < today) return () => t.periodOver({ day: day(period_end) })
  return wasRejected ? t.saidFailed : null
}

/**
 * Step: the invoice of added hours, a draft until now, is posted because its money has come (or it comes to nothing), and
 * everyone is told. Answers why not, where it is too late for them: then the money is the client's credit.
 */
export async function postAddedHours(
  transaction: Transaction<Tables>,
  { invoice, wasRejected, at }: { invoice: LockedInvoice; wasRejected: boolean; at: Date },
): Promise<(() => string) | null> {
  const { today } = await clientDay(transaction, invoice.client_uuid, at)
  const why = whyTooLate(invoice, wasRejected, today)
  if (why !== null) return why
  await notifyOfAddedHours(transaction, invoice, today, at)
  // It is of the day it is paid, not of the day it was asked for.
  const day = { invoice_date: today, due_date: today }
  await transaction.updateTable('invoices').set(day).where('uuid', '=', invoice.uuid).execute()
  await numberInvoice(transaction, { uuid: invoice.uuid, document: invoice, who: 'system' })
  return null
}
