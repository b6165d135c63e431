import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'

/**
 * Frees the hours of rate plans whose last day is over, and closes the matching of subscriptions that have ended. Done
 * again it finds nothing to do.
 */
export async function releaseHours({ database, clock }: { database: Database; clock: Clock }): Promise<void> {
  const now = clock.now()
  const today = now.toISOString().slice(0, 10)
  await database.kysely.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('rate_plans')
      .set({ hours_released_date: now })
      .where('rp_end_date', '<', today)
      .where('hours_released_date', 'is', null)
      .execute()
    await transaction
      .updateTable('projects')
      .set({ matching_state: 'ended' })
      .where('end_date', '<', today)
      .where('matching_state', '!=', 'ended')
      .execute()
  })
}
