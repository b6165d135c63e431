import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { Subscription } from '../owned-subscription.ts'

/** Step: a subscription ends with the last day that has been invoiced, and its rate plans with it. */
export async function endSubscription(
  transaction: Transaction<Tables>,
  subscription: Subscription,
  { reason, at }: { reason: string; at: Date },
): Promise<string> {
  const end_date = subscription.invoiced_until
  await transaction
    .updateTable('projects')
    .set({ end_date, cancelled_date: at, cancelled_reason: reason })
    .where('uuid', '=', subscription.uuid)
    .execute()
  await transaction
    .updateTable('rate_plans')
    .set({ rp_end_date: sql`greatest(${end_date}::date, rate_start_date)` })
    .where('project_uuid', '=', subscription.uuid)
    .where('rp_end_date', 'is', null)
    .execute()
  return end_date
}

/** Step: it goes on after all, with the rate plans that would have ended with it. */
export async function keepSubscription(transaction: Transaction<Tables>, subscription: Subscription): Promise<void> {
  await transaction
    .updateTable('projects')
    .set({ end_date: null, cancelled_date: null, cancelled_reason: null })
    .where('uuid', '=', subscription.uuid)
    .execute()
  await transaction
    .updateTable('rate_plans')
    .set({ rp_end_date: null })
    .where('project_uuid', '=', subscription.uuid)
    .where('rp_end_date', '>=', subscription.end_date)
    .where('hours_released_date', 'is', null)
    // One that another follows in its seat ended because of that.
    .where(
      sql<boolean>`not exists (select from rate_plans next where next.seat_uuid = rate_plans.seat_uuid
        and next.rate_start_date > rate_plans.rate_start_date)`,
    )
    .execute()
}
