import { money } from '../invoices/document-words.ts'
import * as t from '@talentplace/contract/billing/messages/notifications'
import { referralStates } from '@talentplace/contract/accounts/referrals/referral.states'
import type { Currency } from '@talentplace/contract/shared/money'
import { sql, type Selectable, type Transaction } from 'kysely'
import { grantAdjustment, type Granted } from '../adjustments/grant-adjustment.ts'
import { inEachLanguage, notify } from '../../core/notifications/notify.ts'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import type { Tables } from '../../platform/database/tables.ts'

type Referral = Selectable<Tables['referrals']>

interface Document {
  readonly currency: Currency
  readonly granted: Granted
}

/** The client's subscription that is invoiced again, the oldest one first; undefined: there is none. */
async function nextInvoiceOf(transaction: Transaction<Tables>, referrer_uuid: string): Promise<Document | undefined> {
  const { rows } = await sql<{ uuid: string; client_uuid: string; currency: Currency }>`
    select projects.uuid, projects.client_uuid, projects.currency
    from users join projects on projects.client_uuid = users.client_uuid
    where users.uuid = ${referrer_uuid} and users.deleted_date is null and start_date is not null and end_date is null
      and currency is not null and removed_date is null and refunded_date is null
    order by start_date, projects.uuid limit 1`.execute(transaction)
  return rows.map(({ uuid: project_uuid, client_uuid, currency }) => ({
    currency,
    granted: { kind: 'client' as const, client_uuid, project_uuid },
  }))[0]
}

/** The currency an assistant is paid in, by their latest place; undefined: they haven't had one. */
async function nextBillOf(transaction: Transaction<Tables>, referrer_uuid: string): Promise<Document | undefined> {
  const { rows } = await sql<{ uuid: string; currency: Currency }>`
    select assistants.uuid, va_currency as currency
    from assistants join users on users.uuid = user_uuid
    join rate_plans on virtualassistant_uuid = assistants.uuid and va_currency is not null
    where user_uuid = ${referrer_uuid} and users.deleted_date is null
    order by rate_start_date desc, rate_plans.uuid limit 1`.execute(transaction)
  return rows.map(({ uuid: virtualassistant_uuid, currency }) => ({
    currency,
    granted: { kind: 'va' as const, virtualassistant_uuid },
  }))[0]
}

async function notifyOfReward(
  transaction: Transaction<Tables>,
  { referrer_uuid }: Referral,
  { granted, currency }: Document,
  { amount_cents, at }: { amount_cents: number; at: Date },
): Promise<void> {
  const isClient = granted.kind === 'client'
  await notify(transaction, {
    users: [referrer_uuid],
    type: isClient ? 'billing' : 'pay',
    ...inEachLanguage(() => {
      const amount = money(amount_cents, currency)
      return {
        title: t.rewardTitle({ amount }),
        body: isClient ? t.rewardOfClient({ amount }) : t.rewardOfAssistant({ amount }),
      }
    }),
    icon: 'happy',
    priority: 1,
    at,
  })
}

/**
 * Step: the reward of a referral that is held goes on its referrer's next document, once. Where they have none to come it waits; what
 * promised nothing in the currency of theirs is none.
 */
export async function creditReward(
  transaction: Transaction<Tables>,
  referral: Referral,
  { now, officeZone }: { now: Date; officeZone: string },
): Promise<void> {
  const { uuid, referrer_uuid, state, cad_cents, usd_cents } = referral
  const document = (await nextInvoiceOf(transaction, referrer_uuid)) ?? (await nextBillOf(transaction, referrer_uuid))
  if (!document) return
  const { currency, granted } = document
  const amount_cents = currency === 'cad' ? cad_cents : usd_cents
  const change = transaction.updateTable('referrals').where('uuid', '=', uuid)
  if (amount_cents === 0) {
    await change.set({ state: referralStates.step(state, 'unrewarded', 'system') }).execute()
    return
  }
  const adjustment_uuid = await grantAdjustment(transaction, {
    ...granted,
    amount_cents,
    currency,
    effective_date: calendarDay(officeZone, now),
    at: now,
  })
  await change.set({ state: referralStates.step(state, 'credited', 'system'), adjustment_uuid }).execute()
  await notifyOfReward(transaction, referral, document, { amount_cents, at: now })
}
