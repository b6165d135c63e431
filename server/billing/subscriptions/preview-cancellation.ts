import * as refusals from '@talentplace/contract/billing/messages/refusals'
import { invoiceStates } from '@talentplace/contract/billing/invoices/invoice.states'
import { previewCancellation } from '@talentplace/contract/billing/subscriptions/subscription.routes'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { clientDay } from '../../subscriptions/client-day.ts'
import { clientProjectRows } from '../../subscriptions/subscriptions/find-client-projects.ts'
import { ownedSubscription, type Subscription } from '../../subscriptions/owned-subscription.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { nextRenewal } from './next-renewal.ts'

/** @throws HttpError 409 */
export function rejectCancelled({ end_date }: Subscription): void {
  if (end_date === null) return
  throw new HttpError(409, 'already_cancelled', refusals.alreadyCancelled())
}

/** Cents that are still due of a subscription's invoices. */
async function stillDue(database: Kysely<Tables>, project_uuid: string): Promise<number> {
  const { due } = await database
    .selectFrom('invoices')
    .select(sql<number>`coalesce(sum(total_cents - paid_cents), 0)::int`.as('due'))
    .where('project_uuid', '=', project_uuid)
    .where('status', 'in', invoiceStates.sets.open)
    .executeTakeFirstOrThrow()
  return due
}

/** What cancelling would do, before anything is changed. */
export function previewCancellationOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(previewCancellation, async (context, { params }) => {
    const subscription = await ownedSubscription(database.kysely, signedIn(context), params.uuid, { staff: false })
    rejectCancelled(subscription)
    const { uuid, client_uuid, currency, invoiced_until } = subscription
    const { today } = await clientDay(database.kysely, client_uuid, clock.now())
    const row = await clientProjectRows(database.kysely, today).where('uuid', '=', uuid).executeTakeFirst()
    const renewal = await nextRenewal(database.kysely, subscription, context.log)
    return {
      end_date: invoiced_until,
      not_charged: renewal && { date: renewal.date, amount_cents: renewal.document.total_cents, currency },
      still_due_cents: await stillDue(database.kysely, uuid),
      currency,
      hours_per_month: row?.subscription_hours ?? 0,
    }
  })
}
