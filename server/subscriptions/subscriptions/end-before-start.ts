import { matchingStates } from '@talentplace/contract/subscriptions/project.states'
import type { Transaction } from 'kysely'
import { lockRows } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Subscription } from '../owned-subscription.ts'

/**
 * Step: a held subscription is over before it begins: its last day is yesterday on the client's clock, its places are gone
 * and their hours free at once (by trigger), and what was asked of assistants is asked no more.
 */
export async function endBeforeStart(
  transaction: Transaction<Tables>,
  { uuid, matching_state }: Subscription,
  { reason, today, at }: { reason: string; today: string; at: Date },
): Promise<void> {
  const end_date = Temporal.PlainDate.from(today).subtract({ days: 1 }).toString()
  await transaction
    .updateTable('projects')
    .set({
      end_date,
      refunded_date: at,
      cancelled_date: at,
      cancelled_reason: reason,
      matching_state: matchingStates.step(matching_state, 'ended', 'client'),
    })
    .where('uuid', '=', uuid)
    .execute()
  const places = await lockRows(transaction, 'rate_plans', [uuid], 'project_uuid')
  await lockRows(
    transaction,
    'assistants',
    places.flatMap(({ virtualassistant_uuid }) => (virtualassistant_uuid === null ? [] : [virtualassistant_uuid])),
  )
  await transaction
    .updateTable('rate_plans')
    .set({ rp_end_date: end_date, hours_released_date: at })
    .where('project_uuid', '=', uuid)
    .where('hours_released_date', 'is', null)
    .execute()
}
